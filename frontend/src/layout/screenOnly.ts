import { css } from 'styled-components';

/** For what does nothing on paper: buttons, and hints on them. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;
