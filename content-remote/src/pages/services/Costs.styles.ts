import styled from 'styled-components';

/** The collapsed calculator beside the table. Its script loads when a visitor opens it. */
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
