import styled from 'styled-components';
import { theme } from '../brand/theme';
import { focusLook } from '../forms/Field.styles';
import { fingerHeight } from './fingerRoom';
import { screenOnly } from '../layout/screenOnly';
import { Fields } from '../layout/Stack';

/** Has a rule above and below it; folds that follow each other share theirs. */
export const FoldFrame = styled.details`
  border-block: 1px solid ${theme.color.rule};

  & + & {
    border-block-start: 0;
  }
`;

export const FoldLine = styled.summary`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.space.m};
  min-block-size: ${fingerHeight};
  padding-block: 0.6875rem;
  font-weight: 650;
  line-height: 1.4;
  text-wrap: pretty;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  ${focusLook}

  > :first-child {
    font: inherit;
  }

  @media (hover: hover) {
    &:hover > :first-child {
      text-decoration: underline;
      text-decoration-color: ${theme.brand.mark};
      text-decoration-thickness: 0.4em;
      text-decoration-skip-ink: none;
      text-underline-offset: -0.12em;
    }
  }
`;

/** A plus that becomes a minus. */
export const FoldSign = styled.span`
  position: relative;
  inline-size: 1rem;
  block-size: 1rem;
  ${screenOnly}

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset: calc(50% - 1px) 0 auto;
    border-block-start: 2px solid ${theme.brand.line};
    transition: transform ${theme.motion.long} ${theme.motion.easing};
  }

  details:not([open]) > summary > &::after {
    transform: rotate(90deg);
  }
`;

export const SmallFrame = styled.details`
  font-size: ${theme.size.small};
`;

export const SmallLine = styled.summary`
  display: flex;
  align-items: center;
  gap: 0.75em;
  inline-size: fit-content;
  min-block-size: ${fingerHeight};
  line-height: 1.4;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  /* A chevron, which turns upwards. */
  &::after {
    content: '';
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: translateY(-0.125em) rotate(45deg);
  }

  details[open] > &::after {
    transform: translateY(0.125em) rotate(225deg);
  }

  @media (hover: hover) {
    &:hover {
      text-decoration-thickness: 2px;
    }
  }

  ${focusLook}
`;

export const Folded = styled(Fields)`
  padding-block: ${theme.space.xs} ${theme.form.gap};

  ${SmallFrame} > & {
    gap: ${theme.space.s};
    padding-block: 0 ${theme.space.m};
  }
`;
