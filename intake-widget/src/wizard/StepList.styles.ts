import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

/** Ledger lines, `data-state` done, current or ahead, each a mark and a title; the one at hand is ruled in ink. */
export const StepRows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${theme.color.rule};
  list-style: none;

  > li {
    display: flex;
    align-items: baseline;
    gap: ${theme.space.s};
    padding-block: ${theme.space.s};
    border-block-start: 1px solid ${theme.color.rule};
    color: ${theme.color.ink};
    font-weight: 650;
  }

  > [data-state='ahead'] {
    color: ${theme.color.inkSoft};
  }

  > li > :first-child {
    min-inline-size: 1.25rem;
  }

  > li svg {
    display: inline;
  }

  > li > :last-child {
    min-inline-size: 0;
    padding-inline: 0.25em;
    margin-inline: -0.25em;
  }

  > [data-state='current'] > :last-child {
    background: linear-gradient(transparent 45%, ${theme.brand.mark} 45% 92%, transparent 92%);

    /* Where no colour is left, a line tells it. */
    @media print, (forced-colors: active) {
      text-decoration: underline 3px;
      text-underline-offset: 0.3em;
    }
  }

  @container (min-width: ${theme.fromContainer.medium}) {
    grid-template-columns: repeat(3, auto);
    column-gap: ${theme.space.m};
    border-block-end: 0;

    > li {
      padding-block: 0.75rem;
      border-block-start: 3px solid ${theme.brand.line};
    }

    > [data-state='ahead'] {
      border-color: ${theme.color.rule};
    }
  }
`;
