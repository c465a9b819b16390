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

  > :last-child {
    margin-block-start: ${theme.space.l};
  }
`;

/** Ruled like a ledger. */
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

  @media not all and (min-width: ${theme.from.medium}) {
    font-size: ${theme.size.small};

    th,
    td {
      padding-inline-end: ${theme.space.s};
    }
  }
`;

export const Notes = styled.p`
  font-size: ${theme.size.small};
  color: ${theme.color.inkSoft};
`;
