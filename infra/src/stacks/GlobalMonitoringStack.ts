import { apiPaths } from '@incasso/contract/api';
import { routes } from '@incasso/contract/routes';
import { CfnOutput, CrossStackReferences, Duration, ReferenceStrength, Stack, type StackProps } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HealthCheck, HealthCheckType } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { firewallMetricName } from '../firewall/firewallRules';
import { AlarmTopic } from '../monitoring/AlarmTopic';
import { ExplainedAlarm, type ExplainedAlarmProps } from '../monitoring/ExplainedAlarm';
import { Notice } from '../monitoring/Notice';
import { healthNotice } from '../monitoring/notices';
import type { Release } from '../release/release';
import type { Stage } from '../stages/Stage';

export type GlobalMonitoringStackProps = StackProps & {
  readonly stage: Stage;
  readonly host: string;
  /** `undefined` if the site has CloudFront's name. */
  readonly certificate: ICertificate | undefined;
  readonly release: Release;
};

const minute = Duration.minutes(1);
const day = Duration.days(1);
/** In days. AWS renews a certificate weeks earlier, but cannot without its DNS records. */
const leastDaysLeft = 14;

/** Route 53's minimum. Each location checks twice a minute. */
const locations = ['eu-west-1', 'us-east-1', 'us-west-2'];

/**
 * Alarms on metrics that AWS only has in us-east-1: the site as Route 53 sees it from three regions, its certificate
 * and its firewall. They also fire when the stage's own region is down.
 */
export class GlobalMonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, host, certificate, release, ...props }: GlobalMonitoringStackProps,
  ) {
    super(scope, id, props);
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    const topic = new AlarmTopic(this, 'Alarms', { stageName: stage.name, addresses: stage.alarmAddresses });
    new Notice(this, { ...healthNotice, topic });
    const alarms = [
      this.siteDown(host),
      ...(certificate === undefined ? [] : [this.certificateEnds(certificate)]),
      ...(stage.waf ? [manyBlocked(stage.name)] : []),
    ];
    // A weak reference is read again only when the template changes: a replaced certificate would go unwatched.
    new CfnOutput(this, 'Release', { value: release.commit });
    for (const alarm of alarms) new ExplainedAlarm(this, { ...alarm, stageName: stage.name, topic });
  }

  /** A health check fails at its second failure in a row, so one lost request fires no alarm. */
  private siteDown(host: string): Alarm {
    const status = (id: string, resourcePath: string) => {
      const check = new HealthCheck(this, id, {
        type: HealthCheckType.HTTPS,
        fqdn: host,
        resourcePath,
        requestInterval: Duration.seconds(30),
        failureThreshold: 2,
        regions: locations,
      });
      return new Metric({
        namespace: 'AWS/Route53',
        metricName: 'HealthCheckStatus',
        dimensionsMap: { HealthCheckId: check.healthCheckId },
        statistic: Stats.MINIMUM,
        period: minute,
      });
    };
    return {
      name: 'site-down',
      meaning: 'The intake page or the API failed twice within a minute, seen from three regions.',
      firstCommand: 'npm run smoke -- $SITE',
      metric: new MathExpression({
        expression: 'IF(page < 1 OR api < 1, 1, 0)',
        usingMetrics: { page: status('PageCheck', routes.start), api: status('ApiCheck', apiPaths.health) },
        period: minute,
      }),
      threshold: 1,
      soundsOnSilence: true,
    };
  }

  private certificateEnds({ certificateArn }: ICertificate): Alarm {
    const days = new Metric({
      namespace: 'AWS/CertificateManager',
      metricName: 'DaysToExpiry',
      dimensionsMap: { CertificateArn: certificateArn },
      statistic: Stats.MINIMUM,
      period: day,
    });
    return {
      name: 'certificate-ends',
      meaning: 'The certificate expires within two weeks, and AWS could not renew it: browsers will refuse the site.',
      firstCommand: 'certificate',
      metric: new MathExpression({
        expression: `IF(days <= ${leastDaysLeft}, 1, 0)`,
        usingMetrics: { days },
        period: day,
      }),
      threshold: 1,
    };
  }
}

type Alarm = Omit<ExplainedAlarmProps, 'stageName' | 'topic'>;

/**
 * Counts the refusals of all rules together. A few hundred an hour are normal background noise.
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html
 */
function manyBlocked(stageName: string): Alarm {
  return {
    name: 'many-blocked',
    meaning: 'The firewall refused a thousand requests in an hour: an attack, or a rule that refuses visitors.',
    firstCommand: 'npm run smoke -- $SITE',
    metric: new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: firewallMetricName(stageName), Rule: 'ALL' },
      statistic: Stats.SUM,
      period: Duration.hours(1),
    }),
    threshold: 1000,
  };
}
