import { theme } from '@incasso/frontend/brand/theme';
import { useIsHydrating } from '@incasso/frontend/prerender/hydration';
import { groupThousands } from '@incasso/contract/groupThousands';
import styled, { css, keyframes } from 'styled-components';
import { figureLook } from '../../blocks/figureLook';
import { useCountUp } from './useCountUp';

export type Statistic = {
  readonly start: number;
  readonly end: number;
  /** Follows the figure, e.g. '+' or '%'. */
  readonly suffix: string;
  readonly label: string;
};

const countMs = 2000;

/** A figure that counts up. Without JavaScript, on paper and for screen readers only the final figure exists. */
export function StatisticFigure({ start, end, suffix, label }: Statistic) {
  const { ref, value } = useCountUp<HTMLDivElement>({ start, end, durationMs: countMs });
  const isHydrating = useIsHydrating();
  return (
    <div ref={ref}>
      <Value $isAwaited={isHydrating}>
        <span>{groupThousands(end) + suffix}</span>
        <span aria-hidden="true">{groupThousands(value) + suffix}</span>
      </Value>
      <Label>{label}</Label>
    </div>
  );
}

/** How long a figure stays hidden while the script loads, before it is shown without counting up. */
const longestWait = '10s';

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

/** The final figure, and the count that covers it unless the visitor prefers reduced motion. */
const Value = styled.p<{ $isAwaited: boolean }>`
  display: grid;
  padding-block-end: ${theme.space.s};
  border-block-end: 5px double ${theme.color.marker};
  font-size: var(--figure);
  ${figureLook}
  /* With a reader's text spacing the longest figure is wider than its column. */
  overflow-wrap: anywhere;

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

const Label = styled.p`
  margin-block-start: ${theme.space.s};
`;
