/** Which series of numbers. */
export type Metric = {
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
};

export type Statistic = 'Sum' | 'Maximum' | 'Minimum' | 'Average' | 'SampleCount';

type Point = { readonly at: number; readonly value: number };

/** What was measured, and when: each metric oldest first. */
export class MetricStore {
  readonly #points = new Map<string, Point[]>();

  /** Points of a metric come in the order of their times, in milliseconds. */
  add(metric: Metric, value: number, at: number): void {
    const key = keyOf(metric);
    const points = this.#points.get(key) ?? [];
    points.push({ at, value });
    this.#points.set(key, points);
  }

  /** Over what was measured after one time, up to and with another; `undefined` when nothing was. */
  read(metric: Metric, statistic: Statistic, after: number, until: number): number | undefined {
    const points = this.#points.get(keyOf(metric)) ?? [];
    const values = points.slice(firstAfter(points, after), firstAfter(points, until)).map(({ value }) => value);
    return values.length === 0 ? undefined : summarize(values, statistic);
  }
}

function keyOf({ namespace, name, dimensions }: Metric): string {
  const sorted = Object.entries(dimensions).sort(([one], [other]) => one.localeCompare(other));
  return JSON.stringify([namespace, name, sorted]);
}

function firstAfter(points: readonly Point[], time: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const point = points[middle];
    if (point !== undefined && point.at <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

function summarize(values: readonly number[], statistic: Statistic): number {
  const sum = values.reduce((total, value) => total + value, 0);
  switch (statistic) {
    case 'Sum':
      return sum;
    case 'Average':
      return sum / values.length;
    case 'Maximum':
      return Math.max(...values);
    case 'Minimum':
      return Math.min(...values);
    case 'SampleCount':
      return values.length;
  }
}
