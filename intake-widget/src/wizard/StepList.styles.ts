import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';
import { fromRoom } from './fromRoom';

export const StepRows = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${theme.color.rule};
  list-style: none;

  @container (min-width: ${fromRoom.medium}) {
    grid-template-columns: repeat(3, auto);
    column-gap: ${theme.space.m};
    border-block-end: 0;
  }
`;

/** A ledger line, `data-state` done, current or ahead; the one at hand is ruled in ink. */
export const StepItem = styled.li`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.s};
  padding-block: ${theme.space.s};
  border-block-start: 1px solid ${theme.color.rule};
  color: ${theme.color.ink};

  &[data-state='ahead'] {
    color: ${theme.color.inkSoft};
  }

  @container (min-width: ${fromRoom.medium}) {
    padding-block: 0.75rem;
    border-block-start: 3px solid ${theme.brand.line};

    &[data-state='ahead'] {
      border-color: ${theme.color.rule};
    }
  }
`;

export const StepMark = styled.span`
  min-inline-size: 1.25rem;
  font-variant-numeric: tabular-nums;
  font-weight: 650;
`;

export const StepTitle = styled.span`
  [data-state='current'] > & {
    padding-inline: 0.25em;
    margin-inline: -0.25em;
    background: linear-gradient(transparent 45%, ${theme.brand.mark} 45% 92%, transparent 92%);
    font-weight: 650;
  }
`;
