import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { firewallMetricName } from '../firewall/firewallRules';
import type { ExplainedAlarmProps } from './ExplainedAlarm';

/**
 * Counts what all rules together refuse. A few hundred an hour are the noise of the Internet.
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html
 */
export const firewallAlarm: Omit<ExplainedAlarmProps, 'stageName' | 'topic'> = {
  name: 'many-blocked',
  means: 'The firewall refused a thousand requests in an hour: an attack, or a rule that refuses visitors.',
  first: 'npm run smoke -- $SITE',
  metric: new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: firewallMetricName, Rule: 'ALL' },
    statistic: Stats.SUM,
    period: Duration.hours(1),
  }),
  threshold: 1000,
};
