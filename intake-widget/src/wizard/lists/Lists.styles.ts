import { theme } from '@incasso/browser/brand/theme';
import { controlLook } from '@incasso/browser/forms/Field.styles';
import styled from 'styled-components';

export const ColumnChoice = styled.select`
  ${controlLook}
  min-inline-size: 8rem;
  /* Safari on iPhones zooms in on a focused control below 16 px. */
  font-size: 1rem;
`;

/** The first rows of a list may be wider than the page. */
export const FirstRows = styled.table`
  display: block;
  overflow-x: auto;
  font-size: ${theme.size.small};
  white-space: nowrap;
`;

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  @media (pointer: coarse) {
    gap: 1.25rem;
  }
`;
