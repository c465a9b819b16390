import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';

/** Stands in for a portrait: a passport photo that is still to be taken. */
export function PersonPlaceholder() {
  return (
    <Frame viewBox="0 0 320 320" width="320" height="320" aria-hidden="true">
      <path d="M0 0H320V320H0Z" fill={theme.color.paper} />
      <path d="M56 320C56 246 100 214 140 208V180H180V208C220 214 264 246 264 320Z" fill={theme.color.band} />
      <path d="M56 320C56 246 100 214 140 208C150 226 170 226 180 208C220 214 264 246 264 320" />
      <path d="M140 208V180M180 208V180" />
      <path d="M106 124C104 84 130 58 160 58C190 58 216 84 214 124C212 164 188 190 160 190C132 190 108 164 106 124Z" />
    </Frame>
  );
}

const Frame = styled.svg`
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${theme.color.rule};
  fill: ${theme.color.paper};
  stroke: ${theme.color.ink};
  stroke-width: 3;

  path:nth-child(-n + 2) {
    stroke: none;
  }

  path:nth-child(3) {
    fill: none;
  }
`;
