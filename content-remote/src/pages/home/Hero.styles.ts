import { Container } from '@incasso/frontend/ui/Section';
import { theme } from '@incasso/frontend/brand/theme';
import { Row, Stack } from '@incasso/frontend/layout/Stack';
import styled from 'styled-components';
import { tickMark } from '../../blocks/tickMark';

/** The picture of the desk starts where the text ends and bleeds off the right edge. */
export const HeroSection = styled.section`
  position: relative;
  overflow: clip;

  > ${Container} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${theme.space.l};
    padding-block: clamp(2.5rem, 1.5rem + 4vw, 5rem) 0;
  }

  @media (min-width: ${theme.from.large}) {
    > ${Container} {
      grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
      column-gap: ${theme.space.xxl};
      row-gap: 0;
      padding-block-start: 0;
    }
  }
`;

export const HeroText = styled(Stack)`
  align-content: center;

  @media (min-width: ${theme.from.large}) {
    /* The payment slip below overlaps the desk. */
    padding-block: ${theme.space.xl} 6.5rem;
  }
`;

export const Promises = styled(Row)`
  gap: ${theme.space.s} 1.25rem;
  font-weight: 600;

  li {
    display: flex;
    gap: 0.5em;
  }

  li::before {
    ${tickMark}
  }
`;

export const Desk = styled.div`
  position: relative;
  isolation: isolate;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: -100vw;
    z-index: -1;
    background: ${theme.color.band};
  }

  img {
    inline-size: 100%;
    max-inline-size: 40rem;
    margin-inline: auto;
    object-fit: cover;
    object-position: 50% 0;
  }

  /* The form overlaps its background. */
  @media screen and (width < ${theme.from.large}) {
    margin-block-start: -6rem;
    padding-block-start: 6rem;
  }

  @media not all and (min-width: ${theme.from.large}) {
    img {
      /* Crops the payment slip out of the drawing, because the form looks like one. */
      aspect-ratio: 720 / 520;
    }
  }

  @media (min-width: ${theme.from.large}) {
    grid-area: 1 / 2;

    &::before {
      inset-inline: 0 -100vw;
    }

    img {
      max-inline-size: none;
      inline-size: 106%;
      margin-block-end: 1rem;
    }
  }
`;
