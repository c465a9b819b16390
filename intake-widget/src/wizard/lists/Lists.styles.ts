import { theme } from '@incasso/frontend/brand/theme';
import { controlLook } from '@incasso/frontend/forms/Field.styles';
import { Stack } from '@incasso/frontend/layout/Stack';
import styled from 'styled-components';
import { Buttons } from '../debt-rows/DebtRows.styles';

export const ListFrame = styled(Stack).attrs({ $gap: 's' })`
  border-block: 2px solid ${theme.color.ink};
  padding-block-start: ${theme.space.m};

  /* Clear of the bar below the rows. */
  input {
    scroll-margin-block-end: 7rem;
  }
`;

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
  white-space: nowrap;
`;

/** Stays at the foot of the screen while rows of the list are in view. */
export const TakeBar = styled(Buttons)`
  position: sticky;
  inset-block-end: 0;
  z-index: 2;
  border-block-start: 1px solid ${theme.color.rule};
  padding-block: ${theme.space.s};
  background: ${theme.color.paper};

  > button {
    padding-inline: ${theme.space.s};
  }
`;
