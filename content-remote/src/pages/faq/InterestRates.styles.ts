import { theme } from '@incasso/browser/brand/theme';
import { openOnPaper } from '@incasso/browser/ui/openOnPaper';
import styled from 'styled-components';

export const Rates = styled.details`
  ${openOnPaper}

  > summary {
    padding-block: 0.75rem;
    cursor: pointer;
  }
`;

export const RatesTable = styled.table`
  inline-size: 100%;
  margin: 0 0 0.75em;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    padding-block-end: 0.25em;
    font-weight: 650;
    text-align: start;
  }

  th,
  td {
    padding: 0.25em 0.75em 0.25em 0;
    border-block-end: 1px solid ${theme.color.rule};
    text-align: start;
    vertical-align: bottom;
  }

  thead th {
    border-color: ${theme.color.ink};
  }
`;
