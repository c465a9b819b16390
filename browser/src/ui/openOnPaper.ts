import { css } from 'styled-components';

/** Expands a `details` in print, because readers cannot open it on paper. */
export const openOnPaper = css`
  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`;
