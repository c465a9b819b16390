import { useIsHydrating } from '@incasso/browser/prerender/useIsHydrating';
import { groupThousands } from '@incasso/contract/groupThousands';
import { Label, Value } from './Statistics.styles';
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
