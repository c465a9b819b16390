import { theme } from '@incasso/browser/brand/theme';
import styled, { css, keyframes } from 'styled-components';

export const Strip = styled.div`
  display: grid;
  gap: ${theme.space.l};
`;

/** The last two columns are wider, for their longer figures. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${theme.space.l};

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  @media (min-width: ${theme.from.medium}), print {
    grid-template-columns: 1fr 1fr 1.3fr 2fr;
    gap: ${theme.space.l};

    > :nth-child(n + 3) {
      grid-column: auto;
    }
  }
`;

/** How long a figure stays hidden while the script loads, before it is shown without counting up. */
const longestWait = '10s';

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

/** The final figure, and the count that covers it unless the visitor prefers reduced motion. */
export const Value = styled.p<{ $isAwaited: boolean }>`
  display: grid;
  margin: 0;
  padding-block-end: ${theme.space.s};
  border-block-end: 5px double ${theme.color.marker};
  font-family: ${theme.font.heading};
  font-size: min(clamp(2.5rem, 1.4rem + 3.2vw, 4.25rem), 14vw);
  font-weight: 500;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  letter-spacing: -0.03em;
  white-space: nowrap;

  span {
    grid-area: 1 / 1;
  }

  span + span {
    display: none;
  }

  @media screen and (scripting: enabled) and (prefers-reduced-motion: no-preference) {
    span {
      opacity: 0;
    }

    span + span {
      display: block;
      opacity: 1;
    }

    ${({ $isAwaited }) =>
      $isAwaited &&
      css`
        span {
          animation: ${appear} 0s ${longestWait} forwards;
        }

        span + span {
          animation-direction: reverse;
        }
      `}
  }
`;

export const Label = styled.p`
  margin: ${theme.space.s} 0 0;
`;

export const Counted = styled.p`
  margin: 0;
  max-inline-size: 42rem;
  font-size: ${theme.size.small};
`;
