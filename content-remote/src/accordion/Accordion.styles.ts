import { theme } from '@incasso/frontend/brand/theme';
import { fingerRoom } from '@incasso/frontend/ui/fingerRoom';
import styled from 'styled-components';

export const Items = styled.div`
  border-block-start: 2px solid ${theme.color.ink};

  > details {
    border-block-start: 0;
  }

  > details > summary {
    padding-block: 1.125rem;
  }

  @media (prefers-reduced-motion: no-preference) {
    interpolate-size: allow-keywords;

    > details::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size ${theme.motion.long} ${theme.motion.easing},
        content-visibility ${theme.motion.long} allow-discrete;
    }

    > details[open]::details-content {
      block-size: auto;
    }
  }
`;

export const Answer = styled.div`
  max-inline-size: ${theme.width.text};
  /* A link to the answer scrolls its question into view too, below the sticky bar. */
  scroll-margin-block-start: 4.5rem;

  p,
  ul,
  ol {
    margin-block-end: 0.75em;
  }

  ul {
    list-style: '–  ';
    padding-inline-start: 1.1em;
  }

  ol {
    font-variant-numeric: tabular-nums;
  }

  li + li {
    margin-block-start: 0.4em;
  }

  a {
    color: inherit;
    font-weight: 600;
    text-underline-offset: 0.2em;
  }

  &:target {
    border-inline-start: 4px solid ${theme.color.marker};
    padding-inline-start: ${theme.space.m};
  }
`;

export const AnswerLink = styled.a`
  font-size: ${theme.size.small};

  && {
    ${fingerRoom}
    color: ${theme.color.inkSoft};
    font-weight: 400;
  }
`;
