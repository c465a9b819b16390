import { theme } from '@incasso/browser/brand/theme';
import styled, { keyframes } from 'styled-components';
import { headingSize } from './steps/FormStep.styles';

export const ConfirmationGroup = styled.div`
  display: grid;
  gap: ${theme.space.l};

  p,
  h3 {
    margin: 0;
  }
`;

/** The reference in a bordered field, styled as the structured message of a payment slip. */
export const ReferenceSlip = styled.dl`
  position: relative;
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.color.ink};
  border-block-end-width: 2px;
  border-radius: ${theme.radius.control};

  dt {
    font-weight: 650;
  }

  dd {
    margin: 0;
    color: ${theme.color.inkSoft};
  }
`;

export const Reference = styled.dd`
  && {
    ${headingSize}
    color: ${theme.color.ink};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
  }
`;

const fall = keyframes`
  from {
    opacity: 0;
    transform: rotate(-7deg) scale(1.5);
  }
`;

/** An animated stamp. Decorative, because the heading says the same. */
export const ReceivedStamp = styled.span`
  position: absolute;
  inset-block-start: -1rem;
  inset-inline-end: ${theme.space.m};
  padding: 0.25em 0.7em;
  border: 3px solid ${theme.color.paid};
  border-radius: 3px;
  background: ${theme.color.paper};
  color: ${theme.color.paid};
  font-weight: 700;
  letter-spacing: 0.14em;
  text-transform: uppercase;
  transform: rotate(-7deg);
  animation: ${fall} 220ms ${theme.motion.easing} 300ms backwards;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const ReceivedDocuments = styled.ul`
  margin: ${theme.space.s} 0 0;
  padding: 0;
  border-block-start: 1px solid ${theme.color.ink};
  list-style: none;
`;

export const ReceivedDocument = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding-block: ${theme.space.s};
  border-block-end: 1px solid ${theme.color.rule};
  font-variant-numeric: tabular-nums;

  > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  > :last-child {
    flex: none;
    color: ${theme.color.inkSoft};
  }
`;
