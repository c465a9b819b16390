import { Label, Value } from './Statistics.styles';
import { useCountUp } from './useCountUp';

/** A figure that counts from `start` to `end`. */
export type Statistic = {
  readonly start: number;
  readonly end: number;
  /** Stands right after the figure, e.g. '+' or '%'. */
  readonly suffix: string;
  readonly label: string;
};

const countMs = 2000;

export function StatisticFigure({ start, end, suffix, label }: Statistic) {
  const { ref, value } = useCountUp<HTMLDivElement>({ start, end, durationMs: countMs });
  return (
    <div ref={ref}>
      <Value>
        {figures.format(value)}
        {suffix}
      </Value>
      <Label>{label}</Label>
    </div>
  );
}

const figures = new Intl.NumberFormat('nl-BE');
