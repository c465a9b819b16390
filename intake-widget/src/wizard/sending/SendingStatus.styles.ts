import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const SendingGroup = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.s};
  scroll-margin-block: calc(${theme.barHeight} + ${theme.space.m}) ${theme.space.l};

  /* It has the focus only because the button that was pressed is off. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`;

export const SendingWords = styled.p`
  margin: 0;
  font-variant-numeric: tabular-nums;
`;

/** A ruled line that fills with ink. */
export const ProgressBar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 0.5rem;
  border: 1px solid ${theme.color.ink};
  background: ${theme.color.paper};

  &::-webkit-progress-bar {
    background: ${theme.color.paper};
  }

  &::-webkit-progress-value {
    background: ${theme.brand.line};
  }

  &::-moz-progress-bar {
    background: ${theme.brand.line};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;
