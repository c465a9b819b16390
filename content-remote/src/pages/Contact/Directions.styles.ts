import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  padding-block-end: ${theme.space.xl};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 4fr 8fr;
    gap: ${theme.space.xxl};
  }

  & + img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

export const Head = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
  justify-items: start;
`;

export const Ways = styled.ul`
  display: grid;
  gap: ${theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block-start: ${theme.space.m};
    border-block-start: 1px solid ${theme.color.controlBorder};
  }

  h3,
  p {
    margin: 0;
    font-size: inherit;
  }

  p {
    margin-block-start: ${theme.space.xs};
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: repeat(3, 1fr);
  }
`;
