import styled from 'styled-components';
import { theme } from '../brand/theme';

/** Lines of a ledger, with the amount at the end. A long label wraps beside its amount, or stands above it. */
export const Sums = styled.dl`
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.m};
    padding-block: ${theme.space.xs};
    border-block-end: 1px solid ${theme.color.rule};
  }

  dt {
    flex: 1 1 8rem;
  }

  dd {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;
