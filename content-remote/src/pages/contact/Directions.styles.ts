import { Section } from '@incasso/browser/ui/Section';
import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { artSizes, quayHeight } from '../../art/artSizes';

export const DirectionsSection = styled(Section)`
  overflow: clip;
  padding-block-end: 0;
`;

/** Extends the drawn river on both sides of its picture, from the quay down to the footer. */
export const RiverBand = styled.div<{ $flows: boolean }>`
  position: relative;
  isolation: isolate;
  margin-block-start: ${theme.space.xl};

  &::before {
    content: ${({ $flows }) => ($flows ? "''" : 'none')};
    position: absolute;
    z-index: -1;
    inset-inline: -100vw;
    inset-block: calc(${quayHeight} / ${artSizes.leie.height} * 100% - 1px) 0;
    border-block-start: 2px solid ${theme.color.ink};
    background: ${theme.color.paper};
  }

  img {
    inline-size: 100%;
    block-size: auto;
  }

  /* Gives a photo the height of the drawing that it replaces. */
  @media (min-width: ${theme.from.large}) {
    img[srcset] {
      aspect-ratio: ${artSizes.leie.width} / ${artSizes.leie.height};
      object-fit: cover;
    }
  }
`;

export const DirectionList = styled.ul`
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
