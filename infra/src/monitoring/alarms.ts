import { functionNames, functions as definitions, type FunctionName } from '@incasso/lambdas/functions';
import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { MathExpression, Metric, Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { ProductFunction } from '../constructs/ProductFunction';
import type { ExplainedAlarmProps } from './ExplainedAlarm';

/** The resources that the alarms watch. */
export type Watched = {
  readonly api: HttpApi;
  readonly functions: Readonly<Record<FunctionName, ProductFunction>>;
  /** Notices of new cases, on their way to notify-staff. */
  readonly notices: IQueue;
  /** Notices whose outcome notify-staff could not write. */
  readonly deadLetters: IQueue;
  readonly mailsGivenUp: MetricFilter;
  readonly confirmationsGivenUp: MetricFilter;
  /** The other dead-letter queues. */
  readonly undelivered: readonly IQueue[];
  readonly siteCheck: IFunction;
};

const period = Duration.minutes(5);
const mailPeriod = Duration.minutes(15);
const hour = Duration.hours(1);
/** By then notify-staff is disconnected or throttled, or thousands of mails wait before this one. */
const longestWaitSeconds = 1800;

/**
 * Every alarm but that of the firewall, which is where its metrics are; each has a row in the table of
 * `docs/operations.md`. An alarm takes ten metrics at most.
 */
export function alarms(watched: Watched): Omit<ExplainedAlarmProps, 'stageName' | 'topic'>[] {
  const { api, functions, notices, deadLetters, mailsGivenUp, confirmationsGivenUp, undelivered, siteCheck } = watched;
  const notifyStaff = functions['notify-staff'];
  const called = functionNames
    .filter((name) => definitions[name].triggers.some(({ kind }) => kind === 'api'))
    .map((name) => functions[name]);
  return [
    {
      name: 'staff-not-told',
      means:
        'A mail was given up after a day, nobody could write what became of it, or a notice has waited for half an hour. Nothing is lost, but the staff may not know of a case.',
      first: 'npm run submissions -- pending --bucket $BUCKET',
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
      means: 'Mails to the staff or to clients go wrong again and again. Each is tried again for a day.',
      first: 'faults',
      metric: sum([
        notifyStaff.faults.metric({ period: mailPeriod, statistic: Stats.SUM }),
        notifyStaff.metricErrors({ period: mailPeriod }),
        confirmationsGivenUp.metric({ period: mailPeriod, statistic: Stats.SUM }),
      ]),
      threshold: 1,
      // A mail that SES did not answer waits for two of them, or three.
      periods: { count: 2, among: 4 },
    },
    {
      name: 'sender-reputation',
      means: 'Over 5% of our mails bounce, or over 0.1% are marked as spam. SES suspends an account that goes on so.',
      first: 'aws sesv2 get-account',
      metric: new MathExpression({
        expression: 'IF(FILL(bounces, 0) >= 0.05 OR FILL(complaints, 0) >= 0.001, 1, 0)',
        usingMetrics: { bounces: reputation('BounceRate'), complaints: reputation('ComplaintRate') },
        period: hour,
      }),
      threshold: 1,
    },
    {
      name: 'forms-failing',
      means: 'A visitor who submits a form, a client who opens a link or staff who open a document see an error.',
      first: 'faults',
      metric: sum([
        // All these functions count their faults in one metric.
        functions['handle-intake-form'].faults.metric({ period, statistic: Stats.SUM }),
        ...called.map((each) => each.metricErrors({ period })),
      ]),
      threshold: 1,
    },
    {
      name: 'calls-refused',
      means:
        'Many calls fail. If forms-failing rings too, begin there; else too many came at once, or a deploy left a right out.',
      first: 'aws lambda get-account-settings',
      metric: sum([
        api.metricServerError({ period, statistic: Stats.SUM }),
        ...called.map((each) => each.metricThrottles({ period })),
      ]),
      threshold: 5,
    },
    {
      name: 'site-down',
      means:
        'The intake page or the API failed at the hourly look, the certificate ends within two weeks, or nothing has looked for hours.',
      first: 'npm run smoke -- $SITE',
      metric: siteCheck.metricErrors({ period: hour }),
      threshold: 1,
      soundsOnSilence: true,
    },
    {
      name: 'events-undelivered',
      means: 'A notice to this address, the timer that repeats mails, or a case for the case system got nowhere.',
      first: 'waiting',
      metric: sum(undelivered.map(waiting)),
      threshold: 1,
    },
  ];
}

function waiting(queue: IQueue): Metric {
  return queue.metricApproximateNumberOfMessagesVisible({ period, statistic: Stats.MAXIMUM });
}

/** SES's own rates, for the whole account. */
function reputation(rate: 'BounceRate' | 'ComplaintRate'): Metric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}`,
    statistic: Stats.MAXIMUM,
    period: hour,
  });
}

/** `m0 + m1` would be missing where one of them is missing. */
function sum(metrics: readonly Metric[]): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((metric, place) => [`m${place}`, metric]));
  return new MathExpression({ expression: 'SUM(METRICS())', usingMetrics, period: metrics[0]?.period ?? period });
}
