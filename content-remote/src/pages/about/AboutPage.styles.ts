import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';

export const Opening = styled.div`
  display: grid;
  gap: ${theme.space.l};
  padding-block: clamp(3rem, 2rem + 4vw, 6rem) ${theme.space.xl};
`;

export const Tagline = styled.p`
  margin: 0;
  font-family: ${theme.font.heading};
  font-size: ${theme.size.h2};
  line-height: 1.25;
  letter-spacing: -0.012em;
  text-wrap: balance;
`;

export const TeamPhoto = styled.div`
  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }

  @media (min-width: ${theme.from.large}) {
    img {
      aspect-ratio: 15 / 8;
      object-fit: cover;
      object-position: 50% 100%;
    }

    /* A photo: its heads stay. */
    img[srcset] {
      object-position: 50% 35%;
    }
  }
`;
