import type { FunctionName } from '@incasso/lambdas/functions';
import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { ExplainedAlarmProps } from './ExplainedAlarm';
import type { CaseSystem } from '../constructs/CaseSystem';
import type { NotifyQueue } from '../constructs/NotifyQueue';
import type { UndeliveredMails } from './UndeliveredMails';
import type { ProductFunction } from '../constructs/ProductFunction';

/** What the alarms watch. */
export type Watched = {
  readonly backend: {
    readonly api: HttpApi;
    readonly functions: Readonly<Record<FunctionName, ProductFunction>>;
    readonly notify: NotifyQueue;
    readonly mailsGivenUp: MetricFilter;
    readonly confirmationsGivenUp: MetricFilter;
    readonly caseSystem: CaseSystem | undefined;
  };
  readonly check: IFunction;
  readonly undelivered: UndeliveredMails;
  /** Where events lie of which no notice could be sent. */
  readonly untold: readonly IQueue[];
};

type AlarmRule = Omit<ExplainedAlarmProps, 'stageName' | 'topic'>;

const period = Duration.minutes(5);

/** When each alarm sounds. */
export function alarmRules({ backend, check, undelivered, untold }: Watched): AlarmRule[] {
  const { api, functions, notify, mailsGivenUp, confirmationsGivenUp, caseSystem } = backend;
  const faultsOf = (...names: FunctionName[]) =>
    sum(names.flatMap((name) => faultsAndCrashes(functions[name], period)));
  return [
    { name: 'staff-not-told', metric: waiting(notify.deadLetters), threshold: 1 },
    { name: 'staff-told-late', metric: notify.queue.metricApproximateAgeOfOldestMessage({ period }), threshold: 1800 },
    { name: 'sweep-not-started', metric: waiting(notify.missedSweeps), threshold: 1 },
    { name: 'intake-failing', metric: faultsOf('handle-intake-form', 'upload-tickets'), threshold: 1 },
    { name: 'contact-failing', metric: faultsOf('handle-contact-form'), threshold: 1 },
    { name: 'additions-failing', metric: faultsOf('handle-addition-form', 'check-case-link'), threshold: 1 },
    { name: 'bot-check-failing', metric: faultsOf('bot-challenge'), threshold: 1 },
    { name: 'document-links-failing', metric: faultsOf('open-document'), threshold: 1 },
    {
      name: 'mails-failing',
      metric: sum(faultsAndCrashes(functions['notify-staff'], Duration.minutes(15))),
      threshold: 1,
      periods: 2,
    },
    {
      name: 'mails-given-up',
      metric: mailsGivenUp.metric({ period, statistic: Stats.SUM }),
      threshold: 1,
    },
    {
      name: 'confirmations-given-up',
      metric: confirmationsGivenUp.metric({ period: Duration.hours(1), statistic: Stats.SUM }),
      threshold: 3,
    },
    { name: 'api-failing', metric: api.metricServerError({ period, statistic: Stats.SUM }), threshold: 5 },
    {
      name: 'forms-throttled',
      metric: sum(
        [
          functions['handle-intake-form'],
          functions['handle-addition-form'],
          functions['handle-contact-form'],
          functions['upload-tickets'],
        ].map((form) => form.metricThrottles({ period })),
      ),
      threshold: 1,
    },
    { name: 'staff-mail-undelivered', metric: undelivered.metric('staff', period), threshold: 1 },
    { name: 'notices-not-sent', metric: sum(untold.map(waiting)), threshold: 1 },
    { name: 'mails-bouncing', metric: reputation('BounceRate'), threshold: 0.05 },
    { name: 'mails-complained-of', metric: reputation('ComplaintRate'), threshold: 0.001 },
    { name: 'site-down', metric: check.metricErrors({ period: Duration.hours(1) }), threshold: 1 },
    {
      name: 'site-not-watched',
      metric: zeroWhenMissing(check.metricInvocations({ period: Duration.hours(1) })),
      threshold: 1,
      periods: 3,
      soundsWhenBelow: true,
    },
    ...(caseSystem === undefined
      ? []
      : [{ name: 'cases-undelivered' as const, metric: waiting(caseSystem.undelivered), threshold: 1 }]),
  ];
}

function waiting(queue: IQueue): Metric {
  return queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });
}

/** SES's own rates for the whole account, over the mails that it deems representative. */
function reputation(rate: 'BounceRate' | 'ComplaintRate'): IMetric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    statistic: Stats.MAXIMUM,
    period: Duration.hours(1),
  });
}

/** Faults that a function answered, and those that ended it, such as a time-out. */
function faultsAndCrashes(each: ProductFunction, within: Duration): Metric[] {
  return [each.faults.metric({ period: within, statistic: Stats.SUM }), each.metricErrors({ period: within })];
}

/**
 * CloudWatch puts older points, up to five periods back, in the place of missing ones before it counts any as
 * breaching: without zeros, silence would sound two periods late.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/alarms-and-missing-data.html
 */
function zeroWhenMissing(metric: Metric): IMetric {
  return new MathExpression({ expression: 'FILL(m0, 0)', usingMetrics: { m0: metric }, period: Duration.hours(1) });
}

/** `m0 + m1` would be missing wherever one of them is. */
function sum(metrics: readonly Metric[]): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((metric, place) => [`m${place}`, metric]));
  return new MathExpression({ expression: 'SUM(METRICS())', usingMetrics, period: metrics[0]?.period ?? period });
}
