import styled from 'styled-components';
import { theme } from '../brand/theme';

/** Lines of a ledger, with the amount at the end. */
export const Sums = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.xs};
    border-block-end: 1px solid ${theme.color.rule};
  }

  dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }

  /* Long labels wrap beside their amount, except in enlarged text on a phone. */
  @media (min-width: ${theme.from.narrow}) {
    > div {
      flex-wrap: nowrap;
    }

    dd {
      flex: none;
    }
  }
`;
