import styled from 'styled-components';

/** Beside the table, folded until somebody wants it: its script is loaded then. */
export const Reckon = styled.details`
  inline-size: 100%;

  > summary {
    padding-block: 0.75rem;
    font-weight: 650;
    cursor: pointer;
  }

  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;
