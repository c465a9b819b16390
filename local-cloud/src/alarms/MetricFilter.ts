import * as v from 'valibot';
import type { DeployedResource } from '@incasso/infra/templates/DeployedStacks';
import { constructName } from './constructName';
import { propertiesOf } from './DeployedAlarm';
import { parseFilterPattern, select } from './filterPattern';
import type { Metric } from './MetricStore';

/** Makes a metric of log lines. */
export type MetricFilter = {
  readonly logGroup: string;
  readonly metric: Metric;
  /** What a line adds; `undefined` when the filter does not match it, or finds no number in it. */
  readonly valueOf: (line: unknown) => number | undefined;
};

const filterSchema = v.object({
  FilterPattern: v.string(),
  LogGroupName: v.string(),
  MetricTransformations: v.tuple([
    v.strictObject({ MetricNamespace: v.string(), MetricName: v.string(), MetricValue: v.string() }),
  ]),
});

/** Reads a metric filter of a template. */
export function readMetricFilter(resource: DeployedResource): MetricFilter {
  const { FilterPattern, LogGroupName, MetricTransformations } = v.parse(
    filterSchema,
    propertiesOf(resource, filterSchema),
  );
  const [{ MetricNamespace: namespace, MetricName: name, MetricValue }] = MetricTransformations;
  const matches = parseFilterPattern(FilterPattern);
  return {
    logGroup: constructName(LogGroupName),
    metric: { namespace, name, dimensions: {} },
    valueOf(line) {
      if (!matches(line)) return undefined;
      const value = MetricValue.startsWith('$') ? select(line, MetricValue) : Number(MetricValue);
      return typeof value === 'number' ? value : undefined;
    },
  };
}
