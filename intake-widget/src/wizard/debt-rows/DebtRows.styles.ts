import { theme } from '@incasso/browser/brand/theme';
import { focusRing, visuallyHidden } from '@incasso/browser/forms/Field.styles';
import { Row } from '@incasso/browser/layout/Stack';
import styled from 'styled-components';

const isWide = `(width >= ${theme.fromContainer.medium})`;

export const Lines = styled.table`
  display: block;

  > * {
    display: block;
  }

  > thead {
    font-size: 0.875rem;
    color: ${theme.color.inkSoft};

    /* A row of two lines has no columns. */
    @container not ${isWide} {
      ${visuallyHidden}
    }
  }
`;

/** One invoice. A press anywhere on it is one on its button or checkbox. */
export const Line = styled.tr`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(4.5rem, 0.35fr) 5.5rem 7.25rem 3.5rem;
  align-content: center;
  align-items: center;
  column-gap: ${theme.space.m};
  min-block-size: 2.75rem;
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
    min-inline-size: 0;
    padding: 0;
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }

  > :is(:nth-child(2), :nth-child(3), :nth-child(5)) {
    font-size: 0.875rem;
  }

  > :is(:nth-child(3), :nth-child(4)) {
    font-variant-numeric: tabular-nums;
  }

  > :nth-child(4) {
    text-align: end;
  }

  /* Notes. Their buttons lie above the one of the row. */
  > :nth-child(6) {
    grid-column: 1 / -1;
    padding-block-end: ${theme.space.s};
    font-size: ${theme.size.small};

    &:empty {
      display: none;
    }

    button {
      position: relative;
      z-index: 1;
    }
  }

  > th > button,
  > th > label {
    display: flex;
    align-items: center;
    gap: ${theme.space.s};
    text-align: start;
    cursor: pointer;

    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }

  > th > button {
    text-decoration: underline;
    text-underline-offset: 0.2em;
    scroll-margin-block-end: 6rem;

    &:focus-visible {
      outline: none;

      &::after {
        ${focusRing}
      }
    }
  }

  @container not ${isWide} {
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    column-gap: ${theme.space.s};
    min-block-size: 4rem;
    padding-block: ${theme.space.xs};

    > :first-child {
      grid-column: span 3;
    }

    > :nth-child(4) {
      grid-area: 1 / 4;
    }

    > :is(:nth-child(2), :nth-child(3), :nth-child(5)) {
      color: ${theme.color.inkSoft};
    }

    > :nth-child(3) {
      white-space: nowrap;
    }

    > :nth-child(5) {
      grid-column: 3 / -1;
    }

    > :nth-child(2):empty {
      display: none;
    }
  }

  /* The heads say what the date is. */
  @container ${isWide} {
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
