import styled, { keyframes } from 'styled-components';
import { theme } from '@incasso/browser/brand/theme';

/** Shows that the next page is on its way. */
export function FetchingLine() {
  return <Line aria-hidden="true" />;
}

const appear = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** Appears only where fetching takes longer than a moment. */
const Line = styled.div`
  position: fixed;
  inset-block-start: calc(${theme.barHeight} - 3px);
  inset-inline: 0;
  z-index: 3;
  block-size: 3px;
  background: ${theme.color.ink};
  transform-origin: left;
  transform: scaleX(0);
  animation: ${appear} 6s 200ms cubic-bezier(0.1, 0.7, 0.1, 1) forwards;
`;
