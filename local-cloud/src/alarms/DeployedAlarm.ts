import type { DeployedResource } from '@incasso/infra/templates/DeployedStacks';
import * as v from 'valibot';
import type { AlarmRule } from './alarmState';
import { constructName } from './constructName';
import type { Metric, Statistic } from './MetricStore';

/** One metric that an alarm looks at. */
type WatchedMetric = { readonly metric: Metric; readonly statistic: Statistic };

export type DeployedAlarm = {
  readonly name: string;
  readonly arn: string;
  /** The topics that are told when it begins, and when it is over. */
  readonly tells: { readonly begins: readonly string[]; readonly 'is over': readonly string[] };
  readonly periodSeconds: number;
  readonly rule: AlarmRule;
  /** How the points of the metrics make one. */
  readonly combine: 'only' | 'sum' | 'zero when missing';
  readonly metrics: readonly WatchedMetric[];
};

const statistics = ['Sum', 'Maximum', 'Minimum', 'Average', 'SampleCount'] as const;
const dimensions = v.pipe(
  v.optional(v.array(v.object({ Name: v.string(), Value: v.string() })), []),
  v.transform((list) => Object.fromEntries(list.map(({ Name, Value }) => [Name, constructName(Value)]))),
);
const metricSchema = v.object({ Namespace: v.string(), MetricName: v.string(), Dimensions: dimensions });
const topics = v.optional(v.array(v.string()), []);
const common = {
  AlarmActions: topics,
  OKActions: topics,
  AlarmName: v.string(),
  Threshold: v.number(),
  EvaluationPeriods: v.number(),
  DatapointsToAlarm: v.optional(v.number()),
  ComparisonOperator: v.picklist(['GreaterThanOrEqualToThreshold', 'LessThanThreshold']),
  TreatMissingData: v.picklist(['breaching', 'notBreaching']),
};
const plainSchema = v.object({
  ...common,
  ...metricSchema.entries,
  Period: v.number(),
  Statistic: v.picklist(statistics),
});
const mathSchema = v.object({
  ...common,
  Metrics: v.array(
    v.union([
      v.object({ Expression: v.string() }),
      v.object({
        MetricStat: v.object({ Metric: metricSchema, Period: v.number(), Stat: v.picklist(statistics) }),
      }),
    ]),
  ),
});

/** Reads an alarm of a template. Throws for what no alarm of ours has, and the evaluation does not know. */
export function readAlarm(resource: DeployedResource): DeployedAlarm {
  if (resource.property('Metrics') === undefined) {
    const {
      Period: periodSeconds,
      Statistic: statistic,
      ...alarm
    } = v.parse(plainSchema, propertiesOf(resource, plainSchema));
    return {
      ...named(alarm, resource),
      periodSeconds,
      combine: 'only',
      metrics: [{ metric: metricOf(alarm), statistic }],
    };
  }
  const { Metrics: queries, ...alarm } = v.parse(mathSchema, propertiesOf(resource, mathSchema));
  const expressions = queries.flatMap((query) => ('Expression' in query ? [query.Expression] : []));
  const stats = queries.flatMap((query) => ('MetricStat' in query ? [query.MetricStat] : []));
  const periods = new Set(stats.map(({ Period }) => Period));
  const [periodSeconds] = periods;
  if (periodSeconds === undefined || periods.size > 1) throw new Error(`${alarm.AlarmName} mixes periods.`);
  return {
    ...named(alarm, resource),
    periodSeconds,
    combine: combination(expressions),
    metrics: stats.map(({ Metric, Stat: statistic }) => ({ metric: metricOf(Metric), statistic })),
  };
}

type Common = v.InferOutput<v.ObjectSchema<typeof common, undefined>>;

function named(alarm: Common, { arn }: DeployedResource): Pick<DeployedAlarm, 'name' | 'arn' | 'tells' | 'rule'> {
  return {
    name: alarm.AlarmName,
    arn,
    tells: { begins: alarm.AlarmActions, 'is over': alarm.OKActions },
    rule: {
      threshold: alarm.Threshold,
      comparison: alarm.ComparisonOperator,
      evaluationPeriods: alarm.EvaluationPeriods,
      datapointsToAlarm: alarm.DatapointsToAlarm ?? alarm.EvaluationPeriods,
      missingData: alarm.TreatMissingData,
    },
  };
}

function metricOf({ Namespace: namespace, MetricName: name, Dimensions }: v.InferOutput<typeof metricSchema>): Metric {
  return { namespace, name, dimensions: Dimensions };
}

/** https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/using-metric-math.html */
function combination(expressions: readonly string[]): DeployedAlarm['combine'] {
  const [expression, ...others] = expressions;
  if (others.length === 0 && expression === 'SUM(METRICS())') return 'sum';
  if (others.length === 0 && expression === 'FILL(m0, 0)') return 'zero when missing';
  throw new Error(`Expressions not known here: ${expressions.join(', ')}`);
}

/** The properties that a schema asks for, as CloudFormation would set them. */
export function propertiesOf(
  { property }: DeployedResource,
  { entries }: { readonly entries: Readonly<Record<string, unknown>> },
): Record<string, unknown> {
  return Object.fromEntries(Object.keys(entries).map((name) => [name, property(name)]));
}
