import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Cards = styled.div`
  display: grid;
  gap: ${theme.space.xxl};

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const Card = styled.article`
  padding-block-start: ${theme.space.l};
  border-block-start: 3px solid ${theme.color.marker};

  h2 {
    margin: 0 0 ${theme.space.m};
    font: inherit;
    font-weight: 650;
    color: ${theme.color.marker};
  }

  p {
    margin: 0;
    max-inline-size: 16.93em;
    font-family: ${theme.font.heading};
    font-size: clamp(1.375rem, 1.15rem + 1vw, 2rem);
    line-height: 1.35;
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
`;
