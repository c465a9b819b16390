import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const List = styled.ul`
  margin: ${theme.space.xl} 0 0;
  padding: 0;
  list-style: none;
  border-block-start: 2px solid ${theme.color.ink};
  border-block-end: 5px double ${theme.color.ink};

  li {
    display: grid;
    gap: ${theme.space.xs} ${theme.space.xxl};
    align-items: baseline;
    padding-block: 1.25rem;
    border-block-end: 1px solid ${theme.color.rule};
  }

  li:last-child {
    border-block-end: 0;
  }

  h3,
  p {
    margin: 0;
  }

  h3 {
    font-family: ${theme.font.heading};
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem);
    font-weight: 600;
    line-height: 1.2;
    letter-spacing: -0.015em;
  }

  @media (min-width: ${theme.from.medium}) {
    li {
      grid-template-columns: 5fr 7fr;
    }
  }
`;
