import { theme } from '@incasso/browser/brand/theme';
import styled from 'styled-components';
import { Split } from '../../blocks/Split';

export const TeamLayout = styled(Split)`
  align-items: center;
`;

export const Picture = styled.a`
  position: relative;
  display: block;
  overflow: clip;
  color: inherit;
  text-decoration: none;

  img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

/** Slides over the bottom of the picture on hover; always shown where there is no hover. */
export const Overlay = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.l};
  padding: ${theme.space.m} ${theme.space.l};
  background: ${theme.color.marker};
  font-weight: 600;
  white-space: normal;

  strong {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h2};
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.02em;
  }

  /* On a phone it would hide the picture; on paper it would have no background. */
  @media not all and (min-width: ${theme.from.small}), print {
    position: static;
  }

  @media screen and (hover: hover) and (min-width: ${theme.from.small}) {
    transform: translateY(101%);
    transition: transform ${theme.motion.long} ${theme.motion.easing};

    a:hover > &,
    a:focus-visible > & {
      transform: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
