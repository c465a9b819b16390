import { css } from 'styled-components';

/** For a `details`: on paper nothing opens, so what is folded is shown. */
export const openOnPaper = css`
  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;
