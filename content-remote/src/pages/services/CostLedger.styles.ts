import { visuallyHidden } from '@incasso/browser/forms/Field.styles';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Ledger = styled.div`
  display: grid;
  gap: ${theme.space.l};
  min-inline-size: 0;

  > p {
    margin: 0;
    max-inline-size: 42rem;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  table-layout: fixed;
  border-block-start: 2px solid ${theme.color.ink};
  line-height: 1.45;
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding-block: 0.75rem;
    padding-inline: 0 ${theme.space.m};
    border-block-end: 1px solid ${theme.color.rule};
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  th {
    font-weight: 600;
  }

  tbody td {
    color: ${theme.color.inkSoft};
  }

  strong {
    display: block;
    color: ${theme.color.ink};
  }

  @media not all and (min-width: ${theme.from.medium}) {
    font-size: ${theme.size.small};

    /* Stacks each situation above its amounts. */
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      border-block-end: 1px solid ${theme.color.rule};
    }

    th,
    td {
      padding-inline-end: ${theme.space.s};
      border: 0;
    }

    thead th:first-child {
      ${visuallyHidden}
    }

    tbody th {
      grid-column: 1 / -1;
      padding-block-end: 0;
      font-weight: inherit;
      color: ${theme.color.inkSoft};
    }

    td {
      padding-block-start: ${theme.space.xs};
    }

    td[colspan='2'] {
      grid-column: 1 / -1;
    }
  }

  /* Stacks the amounts, each below its kind, where very large text leaves no room for two columns. */
  @media not all and (min-width: ${theme.from.narrow}) {
    tr,
    th,
    td {
      display: block;
    }

    thead {
      display: none;
    }

    td[data-kind]::before {
      content: attr(data-kind);
    }
  }
`;

export const Notes = styled.p`
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};
`;
