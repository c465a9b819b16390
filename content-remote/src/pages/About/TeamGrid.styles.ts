import { theme } from '@incasso/contract/browser/theme';
import styled from 'styled-components';

export const Head = styled.div`
  display: grid;
  gap: ${theme.space.m};
`;

export const Grid = styled.div`
  display: grid;
  gap: ${theme.space.xl} ${theme.space.l};
  margin-block-start: ${theme.space.xl};

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media (min-width: ${theme.from.large}) {
    gap: ${theme.space.xxl} ${theme.space.xl};
  }
`;

export const Card = styled.article`
  display: grid;
  grid-template-columns: 6rem 1fr;
  gap: ${theme.space.m} ${theme.space.l};
  align-items: center;

  h3,
  p {
    margin: 0;
  }

  h3 {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h3};
    font-weight: 600;
    letter-spacing: -0.01em;
  }

  p + p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.size.small};
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: 1fr;
    align-items: start;
    align-content: start;
  }
`;

export const Photo = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  object-fit: cover;
`;
