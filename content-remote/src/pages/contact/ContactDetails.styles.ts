import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Details = styled.dl`
  margin: ${theme.space.m} 0 0;
  border-block-start: 2px solid ${theme.color.ink};
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-template-columns: 8.5rem 1fr;
    gap: ${theme.space.m};
    padding-block: 0.75rem;
    border-block-end: 1px solid ${theme.color.rule};
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  address {
    font-style: normal;
  }

  @media (max-width: 28rem) {
    > div {
      grid-template-columns: 1fr;
      gap: 0;
    }
  }
`;
