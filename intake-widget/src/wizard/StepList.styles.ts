import { visuallyHidden } from '@incasso/contract/browser/forms/Field.styles';
import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';
import { fromRoom } from './fromRoom';

/**
 * Ledger lines, `data-state` done, current or ahead; the one at hand is ruled in ink. Each has a mark, and a title with
 * words on its state for those who do not see it; parts with `data-when` are there in those states alone. Turning to a step
 * changes what is painted here, and no layout.
 */
export const StepRows = styled.ol`
  display: grid;
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
  }

  > [data-state='ahead'] {
    color: ${theme.color.inkSoft};
  }

  > li > :first-child {
    display: grid;
    min-inline-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    font-weight: 650;
  }

  > li > :last-child {
    padding-inline: 0.25em;
    margin-inline: -0.25em;
    font-weight: 550;
  }

  > [data-state='current'] > :last-child {
    background: linear-gradient(transparent 45%, ${theme.brand.mark} 45% 92%, transparent 92%);
  }

  > li > :first-child > span {
    grid-area: 1 / 1;
  }

  > li > :last-child > span {
    ${visuallyHidden}
  }

  [data-when] {
    visibility: hidden;
  }

  > [data-state='done'] [data-when~='done'],
  > [data-state='current'] [data-when~='current'],
  > [data-state='ahead'] [data-when~='ahead'] {
    visibility: visible;
  }

  @container (min-width: ${fromRoom.medium}) {
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
