import * as v from 'valibot';
import type { CostLine } from './CostLine';
import type { DeployedResource } from '../templates/DeployedStacks';
import { prices } from './prices';

/** What the bill of a resource depends on. */
export type BilledResource = Pick<DeployedResource, 'type' | 'property'>;

type Kind = 'free' | 'by use' | 'for being there';

/**
 * How each kind of resource is billed: not at all, by use alone (then its price stands in the lines per thousand
 * submissions), or for being there, which `costsAtRest` counts.
 */
const kinds: Readonly<Record<string, Kind>> = {
  'AWS::ApiGatewayV2::Api': 'by use',
  'AWS::ApiGatewayV2::Integration': 'free',
  'AWS::ApiGatewayV2::Route': 'for being there',
  'AWS::ApiGatewayV2::Stage': 'for being there',
  'AWS::Budgets::Budget': 'free',
  'AWS::CertificateManager::Certificate': 'free',
  'AWS::CloudFront::Distribution': 'by use',
  'AWS::CloudFront::Function': 'by use',
  'AWS::CloudFront::OriginAccessControl': 'free',
  'AWS::CloudFront::ResponseHeadersPolicy': 'free',
  'AWS::CloudWatch::Alarm': 'for being there',
  'AWS::CloudWatch::Dashboard': 'for being there',
  'AWS::Events::ApiDestination': 'by use',
  // Its own secret in Secrets Manager is part of it: https://aws.amazon.com/eventbridge/pricing/
  'AWS::Events::Connection': 'free',
  'AWS::Events::EventBus': 'free',
  'AWS::Events::Rule': 'for being there',
  'AWS::GuardDuty::MalwareProtectionPlan': 'by use',
  'AWS::IAM::ManagedPolicy': 'free',
  'AWS::IAM::OIDCProvider': 'free',
  'AWS::IAM::Policy': 'free',
  'AWS::IAM::Role': 'free',
  'AWS::Lambda::EventSourceMapping': 'for being there',
  'AWS::Lambda::Function': 'by use',
  'AWS::Lambda::LayerVersion': 'free',
  'AWS::Lambda::Permission': 'free',
  'AWS::Logs::LogGroup': 'by use',
  // The metric that it feeds is billed for the hours in which something was counted, and nothing is at rest.
  'AWS::Logs::MetricFilter': 'by use',
  'AWS::Route53::RecordSet': 'for being there',
  'AWS::CloudTrail::Trail': 'by use',
  'AWS::S3::Bucket': 'by use',
  'AWS::S3::BucketPolicy': 'free',
  'AWS::SES::ConfigurationSet': 'for being there',
  'AWS::SES::ConfigurationSetEventDestination': 'free',
  'AWS::SES::EmailIdentity': 'free',
  'AWS::SNS::Subscription': 'free',
  'AWS::SNS::Topic': 'by use',
  'AWS::SNS::TopicPolicy': 'free',
  'AWS::SQS::Queue': 'by use',
  'AWS::SQS::QueuePolicy': 'free',
  'AWS::SecretsManager::Secret': 'for being there',
  'AWS::WAFv2::WebACL': 'for being there',
  'Custom::CDKBucketDeployment': 'free',
};

const minutesPerMonth = 30 * 24 * 60;
/** Lambda asks an idle queue by five pollers, each for up to 20 seconds. */
const pollsPerMinute = 5 * 3;
/** Of a timer's function: what it takes when it finds nothing to do. */
const idleRun = { gigabyteSeconds: 0.5, storageLists: 1, logKilobytes: 2 };
/** https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-metrics.html */
const metricsPerRoute = 6;
/** Rates of bounces and of complaints. */
const metricsPerConfigurationSet = 2;

/** The kinds of resources of which nobody has said yet how they are billed. */
export function kindsWithoutPrice(resources: readonly BilledResource[]): string[] {
  return [...new Set(resources.map(({ type }) => type))].filter((type) => kinds[type] === undefined);
}

/** What a stage's resources cost in a month in which nobody comes. Lines about nothing are left out. */
export function costsAtRest(resources: readonly BilledResource[]): CostLine[] {
  const of = (type: string) => resources.filter((resource) => resource.type === type);
  const secrets = of('AWS::SecretsManager::Secret').length;
  const dashboards = of('AWS::CloudWatch::Dashboard').length;
  const alarms = of('AWS::CloudWatch::Alarm');
  const alarmMetrics = sum(alarms.map(metricsOfAlarm));
  const metrics = boughtMetrics(resources);
  const timers = of('AWS::Events::Rule').map(runsPerMonth);
  const runs = sum(timers);
  const mappings = of('AWS::Lambda::EventSourceMapping').length;
  const zones = new Set(of('AWS::Route53::RecordSet').map(({ property }) => property('HostedZoneId'))).size;
  const firewalls = of('AWS::WAFv2::WebACL').map(rulesOfFirewall);
  return [
    line(secrets, `Keys (${secrets} secrets)`, secrets * prices.secretPerMonth),
    line(
      alarms.length,
      `Alarms (${alarms.length}, on ${alarmMetrics} metrics)`,
      alarmMetrics * prices.alarmMetricPerMonth,
    ),
    line(dashboards, `Dashboard (${dashboards})`, dashboards * prices.dashboardPerMonth),
    line(metrics, `Metrics bought (${metrics})`, metrics * prices.metricPerMonth),
    line(
      mappings,
      'Polling of the queue',
      (mappings * pollsPerMinute * minutesPerMonth * prices.queuePerMillionRequests) / 1_000_000,
    ),
    line(runs, `Timers (${timers.filter((each) => each > 0).length}, ${runs} runs)`, costsOfRuns(runs)),
    line(zones, 'DNS zone', zones * prices.hostedZonePerMonth),
    ...firewalls.map((rules) =>
      line(1, `Firewall (${rules} rules)`, prices.firewallPerMonth + rules * prices.firewallRulePerMonth),
    ),
  ].flat();
}

function line(count: number, what: string, amount: number): CostLine[] {
  return count === 0 ? [] : [{ what, amount }];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/**
 * An alarm on an expression is billed for each metric in it.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_billing.html
 */
function metricsOfAlarm({ property }: BilledResource): number {
  const queries = v.parse(
    v.optional(v.array(v.looseObject({ MetricStat: v.optional(v.unknown()) }))),
    property('Metrics'),
  );
  return queries?.filter(({ MetricStat }) => MetricStat !== undefined).length ?? 1;
}

/**
 * Metrics that AWS makes for us and bills as our own: of each route of an API with detailed metrics, and the rates of a
 * configuration set. https://docs.aws.amazon.com/ses/latest/dg/configuration-sets-export-metrics.html
 */
function boughtMetrics(resources: readonly BilledResource[]): number {
  const isOn = (type: string, group: string, name: string) => (resource: BilledResource) =>
    resource.type === type && v.is(v.looseObject({ [name]: v.literal(true) }), resource.property(group));
  const routes = resources.filter(({ type }) => type === 'AWS::ApiGatewayV2::Route').length;
  const stages = resources.filter(isOn('AWS::ApiGatewayV2::Stage', 'DefaultRouteSettings', 'DetailedMetricsEnabled'));
  const sets = resources.filter(isOn('AWS::SES::ConfigurationSet', 'ReputationOptions', 'ReputationMetricsEnabled'));
  return stages.length * routes * metricsPerRoute + sets.length * metricsPerConfigurationSet;
}

/** None of a rule that waits for events. */
function runsPerMonth({ property }: BilledResource): number {
  const schedule = v.parse(v.optional(v.string()), property('ScheduleExpression'));
  if (schedule === undefined) return 0;
  const [, every, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? [];
  const minutes = { minute: 1, hour: 60, day: 24 * 60 }[unit];
  if (every === undefined || minutes === undefined) throw new Error(`No price is known of the schedule ${schedule}.`);
  return minutesPerMonth / (Number(every) * minutes);
}

function costsOfRuns(runs: number): number {
  return (
    (runs * prices.functionPerMillionCalls) / 1_000_000 +
    runs * idleRun.gigabyteSeconds * prices.functionPerGigabyteSecond +
    (runs * idleRun.storageLists * prices.storagePerThousandWrites) / 1000 +
    ((runs * idleRun.logKilobytes) / 1_000_000) * (prices.logsPerGigabyte + prices.logsKeptPerGigabyteMonth)
  );
}

function rulesOfFirewall({ property }: BilledResource): number {
  return v.parse(v.array(v.unknown()), property('Rules')).length;
}
