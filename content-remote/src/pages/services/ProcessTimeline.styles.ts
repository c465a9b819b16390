import { theme } from '@incasso/browser/brand/theme';
import styled, { keyframes } from 'styled-components';
import { smallTitle } from '../../blocks/smallTitle';

export const Head = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;

export const Steps = styled.ol`
  margin: ${theme.space.xl} 0 0;
  padding: 0;
  list-style: none;
  border-block-start: 2px solid ${theme.color.ink};
  border-block-end: 5px double ${theme.color.ink};
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${theme.space.s} ${theme.space.l};
  padding-block: ${theme.space.l};
  border-block-end: 1px solid ${theme.color.rule};

  &:last-child {
    border-block-end: 0;
  }

  h3 {
    ${smallTitle}
  }

  p {
    margin: ${theme.space.s} 0 0;
    max-inline-size: ${theme.width.text};
    text-wrap: pretty;
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: auto 1fr 13rem;
    padding-block: 1.75rem;
  }
`;

/** The duration of a step, in the column where an invoice has its amounts. */
export const Term = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m} ${theme.space.l};
  font-weight: 650;

  &:empty {
    display: none;
  }

  @media (min-width: ${theme.from.medium}) {
    grid-column: auto;
    flex-direction: column;
    align-items: end;
    align-self: start;
    padding-block-start: 0.15em;
  }
`;

const drawTick = keyframes`
  from {
    stroke-dashoffset: 1;
  }
`;

/** Draws the tick while the step scrolls into view, in browsers with scroll-driven animations. */
export const Tick = styled.svg`
  inline-size: 2rem;
  block-size: 2rem;
  fill: none;

  rect {
    fill: ${theme.color.paper};
    stroke: ${theme.color.ink};
    stroke-width: 2;
  }

  path {
    stroke: ${theme.color.ink};
    stroke-width: 4;
    stroke-dasharray: 1;
  }

  li:last-child > & path {
    stroke: ${theme.color.paid};
  }

  @supports (animation-timeline: view()) {
    @media screen and (prefers-reduced-motion: no-preference) {
      path {
        animation: ${drawTick} linear both;
        animation-timeline: view();
        animation-range: cover 22% cover 34%;
      }
    }
  }
`;
