import styled from 'styled-components';
import { theme } from '@incasso/browser/brand/theme';

export const Ledger = styled.ul`
  inline-size: 100%;
  margin: ${theme.space.l} 0 0;
  padding: 0;
  border-block-start: 2px solid ${theme.color.ink};
  list-style: none;

  a {
    display: flex;
    justify-content: space-between;
    padding-block: ${theme.space.m};
    border-block-end: 1px solid ${theme.color.rule};
    text-decoration: none;
  }

  a::after {
    content: '→' / '';
  }

  @media (hover: hover) {
    a:hover {
      background: ${theme.color.marker};
      box-shadow:
        -0.5rem 0 ${theme.color.marker},
        0.5rem 0 ${theme.color.marker};
    }
  }
`;
