import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';

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
