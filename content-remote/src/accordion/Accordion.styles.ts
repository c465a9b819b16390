import { theme } from '@incasso/browser/brand/theme';
import { fingerRoom } from '@incasso/browser/ui/fingerRoom';
import { openOnPaper } from '@incasso/browser/ui/openOnPaper';
import styled from 'styled-components';

export const Items = styled.div`
  border-block-start: 2px solid ${theme.color.ink};
`;

export const Item = styled.details`
  border-block-end: 1px solid ${theme.color.rule};

  @media (prefers-reduced-motion: no-preference) {
    interpolate-size: allow-keywords;

    &::details-content {
      block-size: 0;
      overflow: clip;
      transition:
        block-size ${theme.motion.long} ${theme.motion.easing},
        content-visibility ${theme.motion.long} allow-discrete;
    }

    &[open]::details-content {
      block-size: auto;
    }
  }

  ${openOnPaper}
`;

export const Question = styled.summary`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space.l};
  align-items: start;
  padding-block: 1.125rem;
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  h3 {
    margin: 0;
    font: inherit;
    font-weight: 650;
    line-height: 1.4;
    text-wrap: pretty;
  }

  @media (hover: hover) {
    &:hover h3 {
      text-decoration: underline;
      text-decoration-color: ${theme.color.marker};
      text-decoration-thickness: 0.4em;
      text-decoration-skip-ink: none;
      text-underline-offset: -0.12em;
    }
  }
`;

/** A plus icon that becomes a minus when the item opens. */
export const Sign = styled.span`
  position: relative;
  inline-size: 1rem;
  block-size: 1rem;
  margin-block-start: 0.25rem;

  @media print {
    display: none;
  }

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 1px);
    inline-size: 100%;
    border-block-start: 2px solid currentColor;
    transition: transform ${theme.motion.long} ${theme.motion.easing};
  }

  &::after {
    transform: rotate(90deg);
  }

  details[open] > summary > &::after {
    transform: rotate(0deg);
  }

  @media (prefers-reduced-motion: reduce) {
    &::before,
    &::after {
      transition: none;
    }
  }
`;

export const Answer = styled.div`
  max-inline-size: ${theme.width.text};
  padding-block: 0 ${theme.space.l};
  /* A link to the answer scrolls its question into view too, below the sticky bar. */
  scroll-margin-block-start: 4.5rem;

  p,
  ul,
  ol {
    margin: 0 0 0.75em;
  }

  ul,
  ol {
    padding-inline-start: 1.4em;
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
