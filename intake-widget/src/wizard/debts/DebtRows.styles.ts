import { theme } from '@incasso/frontend/brand/theme';
import { focusRing, visuallyHidden } from '@incasso/frontend/forms/Field.styles';
import { Row } from '@incasso/frontend/layout/Stack';
import styled from 'styled-components';

const wide = `(width >= ${theme.fromContainer.medium})`;

export const Lines = styled.table`
  &,
  > * {
    display: block;
  }

  > thead {
    font-size: 0.875rem;
    color: ${theme.color.inkSoft};

    /* A row of two lines has no columns. */
    @container not ${wide} {
      ${visuallyHidden}
    }
  }
`;

/** One invoice, on two lines in a narrow wizard. A press anywhere on the row presses its button. */
export const Line = styled.tr`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  align-items: center;
  column-gap: ${theme.space.s};
  min-block-size: 4rem;
  padding-block: ${theme.space.xs};
  line-height: 1.4;
  overflow-wrap: anywhere;

  > * {
    min-inline-size: 0;
    padding: 0;
    font-weight: inherit;
    text-align: start;
  }

  tbody > & {
    border-block-start: 1px solid ${theme.color.rule};

    @media (hover: hover) {
      &:hover {
        background: ${theme.color.band};
      }
    }
  }

  /* What all of it comes to, under the double rule of accounts. */
  tfoot > & {
    min-block-size: 0;
  }

  tfoot > &:first-child {
    border-block-start: 3px double ${theme.color.ink};
    font-weight: 650;
  }

  /* The second line begins after the amount. */
  @container not ${wide} {
    &::before {
      content: '';
      order: 1;
      flex-basis: 100%;
    }
  }

  @container ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(4.5rem, 0.4fr) 6rem 9rem;
    column-gap: ${theme.space.m};
    min-block-size: 2.75rem;
    padding-block: 0.25rem;
  }
`;

export const Debtor = styled.th.attrs({ scope: 'row' })`
  flex: 1 1 0;

  > button {
    display: block;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    scroll-margin-block-end: 6rem;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    &:focus-visible {
      outline: none;
      box-shadow: none;

      &::after {
        ${focusRing}
      }
    }
  }
`;

export const Amount = styled.td`
  text-align: end;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;

  /* Words instead of an amount wrap; an amount does not. */
  @container not ${wide} {
    min-inline-size: min-content;
    max-inline-size: 60%;
  }

  tfoot & {
    grid-column: 3 / -1;
  }
`;

/** A cell of the second line. */
const Detail = styled.td`
  font-size: 0.875rem;

  @container not ${wide} {
    order: 1;
    color: ${theme.color.inkSoft};

    &:empty {
      display: none;
    }
  }
`;

export const Invoice = styled(Detail)`
  @container ${wide} {
    /* Aligns it with the larger words beside it. */
    padding-block-start: 0.125rem;
  }
`;

export const DueDate = styled(Invoice)`
  flex: none;
  max-inline-size: 100%;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;

  /* The heads say what the date is. */
  @container ${wide} {
    > span {
      display: none;
    }
  }
`;

/** Its buttons cover the row's own button. */
export const Notes = styled(Detail)`
  flex-basis: 100%;
  grid-column: 1 / -1;
  padding-block-end: ${theme.space.s};

  &:empty {
    display: none;
  }

  button {
    position: relative;
    z-index: 1;
  }
`;

/** A row that is a form. */
export const FormLine = styled.tr`
  &,
  > td {
    display: block;
    padding: 0;
  }
`;

export const Buttons = styled(Row).attrs({ $gap: 's m' })``;
