import { type FunctionName } from '@incasso/lambdas/functions';
import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { type IFunction } from 'aws-cdk-lib/aws-lambda';
import { type IQueue } from 'aws-cdk-lib/aws-sqs';
import { type ExplainedAlarmProps } from '../constructs/ExplainedAlarm';
import { type NotifyQueue } from '../constructs/NotifyQueue';

/** What the alarms watch. */
export type Watched = {
  readonly backend: {
    readonly functions: Readonly<Record<FunctionName, IFunction>>;
    readonly notify: NotifyQueue;
  };
  readonly check: IFunction;
};

type AlarmRule = Omit<ExplainedAlarmProps, 'stageName' | 'topic'>;

const period = Duration.minutes(5);

/** When each alarm sounds. */
export function alarmRules({ backend: { functions, notify }, check }: Watched): AlarmRule[] {
  const errorsOf = (...names: FunctionName[]) => sum(names.map((name) => functions[name].metricErrors({ period })));
  return [
    { name: 'staff-not-told', metric: waiting(notify.deadLetters), threshold: 1 },
    { name: 'staff-told-late', metric: notify.queue.metricApproximateAgeOfOldestMessage({ period }), threshold: 1800 },
    { name: 'sweep-not-started', metric: waiting(notify.missedSweeps), threshold: 1 },
    { name: 'intake-failing', metric: errorsOf('handle-intake-form', 'upload-tickets'), threshold: 1 },
    { name: 'contact-failing', metric: errorsOf('handle-contact-form'), threshold: 1 },
    { name: 'bot-check-failing', metric: errorsOf('bot-challenge'), threshold: 1 },
    { name: 'document-links-failing', metric: errorsOf('open-document'), threshold: 1 },
    { name: 'mails-failing', metric: errorsOf('notify-staff'), threshold: 1, periods: 3 },
    {
      name: 'forms-throttled',
      metric: sum(
        [functions['handle-intake-form'], functions['handle-contact-form'], functions['upload-tickets']].map((form) =>
          form.metricThrottles({ period }),
        ),
      ),
      threshold: 1,
    },
    { name: 'mails-bouncing', metric: reputation('BounceRate'), threshold: 0.05 },
    { name: 'mails-complained-of', metric: reputation('ComplaintRate'), threshold: 0.001 },
    { name: 'site-down', metric: check.metricErrors({ period: Duration.hours(1) }), threshold: 1 },
    {
      name: 'site-not-watched',
      metric: check.metricInvocations({ period: Duration.hours(1) }),
      threshold: 1,
      periods: 3,
      soundsWhenBelow: true,
    },
  ];
}

function waiting(queue: IQueue): IMetric {
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

function sum(metrics: Metric[]): IMetric {
  const [only] = metrics;
  if (only !== undefined && metrics.length === 1) return only;
  const usingMetrics = Object.fromEntries(metrics.map((metric, place) => [`m${place}`, metric]));
  return new MathExpression({ expression: Object.keys(usingMetrics).join(' + '), usingMetrics, period });
}
