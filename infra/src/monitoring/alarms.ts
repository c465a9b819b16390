import { functionNames, functions as definitions, type FunctionName } from '@incasso/lambdas/functions';
import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { ProductFunction } from '../constructs/ProductFunction';
import type { ExplainedAlarmProps } from './ExplainedAlarm';

export type Watched = {
  readonly api: HttpApi;
  readonly functions: Readonly<Record<FunctionName, ProductFunction>>;
  /** Messages about new cases for notify-staff. */
  readonly notices: IQueue;
  /** Messages whose outcome notify-staff could not write. */
  readonly deadLetters: IQueue;
  readonly mailsGivenUp: MetricFilter;
  readonly confirmationsGivenUp: MetricFilter;
  /** The other dead-letter queues. */
  readonly undelivered: readonly IQueue[];
};

const period = Duration.minutes(5);
const mailPeriod = Duration.minutes(15);
const hour = Duration.hours(1);
/**
 * The longest look-back of an alarm.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html
 */
const week = Duration.days(7);
/** After this time notify-staff is disconnected or throttled, or thousands of mails are ahead in the queue. */
const longestWaitSeconds = 1800;

/**
 * All alarms except those of `GlobalMonitoringStack`. Each has a row in the table of `docs/operations.md`. An alarm
 * takes at most ten metrics.
 */
export function alarms(watched: Watched): Omit<ExplainedAlarmProps, 'stageName' | 'topic'>[] {
  const { api, functions, notices, deadLetters, mailsGivenUp, confirmationsGivenUp, undelivered } = watched;
  const notifyStaff = functions['notify-staff'];
  const called = functionNames
    .filter((name) => definitions[name].triggers.some(({ kind }) => kind === 'api'))
    .map((name) => functions[name]);
  return [
    {
      name: 'staff-not-told',
      meaning:
        'A mail was given up after a day, its outcome could not be written, or a message has waited for half an hour. Nothing is lost, but the staff may not know of a case.',
      firstCommand: 'npm run submissions -- pending --stage $STAGE',
      metric: new MathExpression({
        expression: `FILL(dead, 0) + FILL(givenUp, 0) + IF(FILL(age, 0) >= ${longestWaitSeconds}, 1, 0)`,
        usingMetrics: {
          dead: waiting(deadLetters),
          givenUp: mailsGivenUp.metric({ period, statistic: Stats.SUM }),
          age: notices.metricApproximateAgeOfOldestMessage({ period }),
        },
        period,
      }),
      threshold: 1,
    },
    {
      name: 'mails-failing',
      meaning: 'Mails to the staff or to clients fail repeatedly. Each is retried for a day.',
      firstCommand: 'faults',
      metric: sum([
        notifyStaff.faults.metric({ period: mailPeriod, statistic: Stats.SUM }),
        notifyStaff.metricErrors({ period: mailPeriod }),
        confirmationsGivenUp.metric({ period: mailPeriod, statistic: Stats.SUM }),
      ]),
      threshold: 1,
      // A mail whose call to SES got no answer is retried only after two or three periods.
      periods: { count: 2, among: 4 },
    },
    {
      name: 'sender-reputation',
      meaning: 'Over 5% of our mails bounce. SES suspends an account if this continues.',
      firstCommand: 'aws sesv2 get-account',
      metric: new Metric({
        namespace: 'AWS/SES',
        metricName: 'Reputation.BounceRate',
        statistic: Stats.MAXIMUM,
        period: hour,
      }),
      threshold: 0.05,
    },
    {
      // Each complaint sends a notice. At this volume a single complaint exceeds the 0.1% that SES tolerates.
      name: 'marked-as-spam',
      meaning: 'Two of our mails were marked as spam within a week. SES suspends an account if this continues.',
      firstCommand: 'aws sesv2 get-account',
      metric: new Metric({ namespace: 'AWS/SES', metricName: 'Complaint', statistic: Stats.SUM, period: week }),
      threshold: 2,
    },
    {
      name: 'forms-failing',
      meaning: 'A visitor who submits a form, a client who opens a link or staff who open a document see an error.',
      firstCommand: 'faults',
      metric: sum([
        // All these functions share one fault metric.
        functions['handle-intake-form'].faults.metric({ period, statistic: Stats.SUM }),
        ...called.map((each) => each.metricErrors({ period })),
      ]),
      threshold: 1,
    },
    {
      name: 'calls-refused',
      meaning:
        'Many calls fail. If forms-failing fires too, begin there; otherwise too many came at once, or a deploy removed a permission.',
      firstCommand: 'aws lambda get-account-settings',
      metric: sum([
        api.metricServerError({ period, statistic: Stats.SUM }),
        ...called.map((each) => each.metricThrottles({ period })),
      ]),
      threshold: 5,
    },
    {
      // A ticket may bring 150 MB. A busy day has a few hundred.
      name: 'uploads-flooding',
      meaning:
        'Six hundred upload tickets were asked for within an hour: a program fills the bucket, for five days each.',
      firstCommand: 'npm run smoke -- $SITE',
      metric: functions['upload-tickets'].metricInvocations({ period: hour, statistic: Stats.SUM }),
      threshold: 600,
    },
    {
      name: 'events-undelivered',
      meaning: 'A notice to this address, or a run of the timer that retries mails, was not delivered.',
      firstCommand: 'waiting',
      metric: sum(undelivered.map(waiting)),
      threshold: 1,
    },
  ];
}

function waiting(queue: IQueue): Metric {
  return queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });
}

/** `m0 + m1` would be missing if one of them is missing. */
function sum(metrics: readonly Metric[]): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  return new MathExpression({ expression: 'SUM(METRICS())', usingMetrics, period: metrics[0]?.period ?? period });
}
