import { theme } from '@incasso/frontend/brand/theme';
import { focusRing, visuallyHidden } from '@incasso/frontend/forms/Field.styles';
import { Row } from '@incasso/frontend/layout/Stack';
import styled from 'styled-components';

const isWide = `(width >= ${theme.fromContainer.medium})`;

export const Lines = styled.table`
  display: block;

  > * {
    display: block;
  }

  > thead {
    color: ${theme.color.inkSoft};

    /* A row of two lines has no columns. */
    @container not ${isWide} {
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

  tbody > & {
    border-block-start: 1px solid ${theme.color.rule};

    @media (hover: hover) {
      &:hover {
        background: ${theme.color.band};
      }
    }
  }

  > * {
    order: 1;
    min-inline-size: 0;
    padding: 0;
    font-size: 0.875rem;
    font-weight: 400;
    text-align: start;
    color: ${theme.color.inkSoft};
    overflow-wrap: anywhere;
  }

  > :first-child {
    flex: 1 1 0;
  }

  > :nth-child(4) {
    max-inline-size: 60%;
    text-align: end;
    overflow-wrap: normal;
  }

  > :is(:first-child, :nth-child(4)) {
    order: -1;
  }

  /* The second line begins after the amount. */
  &::before {
    content: '';
    flex-basis: 100%;
  }

  tbody > & > :is(:first-child, :nth-child(4)),
  tfoot > & > * {
    font-size: inherit;
    color: inherit;
  }

  /* What all of it comes to, under the double rule of accounts. */
  tfoot > & {
    min-block-size: 0;

    > td {
      order: -1;
      text-align: end;
      font-variant-numeric: tabular-nums;
    }
  }

  tfoot > &:first-child {
    border-block-start: 3px double ${theme.color.ink};

    > * {
      font-weight: 650;
    }
  }

  > :nth-child(3) {
    flex: none;
    max-inline-size: 100%;
    overflow-wrap: normal;
  }

  > :is(:nth-child(3), :nth-child(4)) {
    font-variant-numeric: tabular-nums;
  }

  > :is(:nth-child(2), :nth-child(3), :nth-child(5)):empty {
    display: none;
  }

  /* Notes. Their buttons lie above the one of the row. */
  > :nth-child(5) {
    flex-basis: 100%;
    grid-column: 1 / -1;
    order: 2;
    padding-block-end: ${theme.space.s};

    button {
      position: relative;
      z-index: 1;
    }
  }

  > th > button {
    display: block;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
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

  @container ${isWide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(4.5rem, 0.4fr) 6rem 9rem;
    column-gap: ${theme.space.m};
    min-block-size: 2.75rem;
    padding-block: 0.25rem;

    &::before {
      content: none;
    }

    > :nth-child(n) {
      order: 0;
      max-inline-size: none;
      color: inherit;
    }

    /* Aligns these cells with the larger words beside them. */
    tbody > & > :is(:nth-child(2), :nth-child(3)) {
      padding-block-start: 0.125rem;
    }

    tfoot > & > td {
      grid-column: 3 / -1;
    }

    > :nth-child(-n + 4):empty {
      display: block;
    }

    /* The heads say what the date is. */
    > :nth-child(3) > span {
      display: none;
    }
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
