import styled, { keyframes } from 'styled-components';
import { theme } from '../brand/theme';
import { Row } from '../layout/Stack';

/** The card of a received case, styled as the structured message of a payment slip. */
export const CaseCard = styled.div`
  position: relative;
  padding: ${theme.space.m} ${theme.space.l};
  border: 1px solid ${theme.color.ink};
  border-block-end-width: 2px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.paper};
`;

/** What the card is about, with the stamp beside it. */
export const CaseLabel = styled(Row).attrs({ $gap: 'xs m' })`
  padding-block-end: ${theme.space.xs};
  font-weight: 650;
`;

export const CaseReference = styled.strong`
  font-size: ${theme.size.h3};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
  white-space: nowrap;

  ${CaseCard} & {
    font-size: min(2rem, 9vw);
    line-height: 1.3;
  }
`;

const fall = keyframes`
  from {
    opacity: 0;
    transform: rotate(-4deg) scale(1.5);
  }
`;

/** An animated stamp. Decorative, because the words beside it say the same. */
export const ReceivedStamp = styled.span`
  padding: 0 0.6em;
  border: 3px solid ${theme.color.paid};
  border-radius: 3px;
  color: ${theme.color.paid};
  font-size: 0.875rem;
  font-weight: 700;
  letter-spacing: 0.08em;
  line-height: 1.4;
  text-transform: uppercase;
  transform: rotate(-4deg);
  animation: ${fall} 220ms ${theme.motion.easing} 300ms backwards;
`;
