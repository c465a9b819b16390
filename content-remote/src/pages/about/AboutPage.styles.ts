import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { Art } from '../../art/Art';

export const Opening = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  padding-block-start: clamp(3rem, 2rem + 4vw, 6rem);

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: 1fr 1fr;
    gap: ${theme.space.xxl};
    align-items: center;
  }
`;

export const OpeningText = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;

export const Tagline = styled.p`
  margin: 0;
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h2};
  line-height: 1.25;
  letter-spacing: -0.012em;
  text-wrap: balance;
`;

export const TeamPhoto = styled(Art)`
  inline-size: 100%;
`;
