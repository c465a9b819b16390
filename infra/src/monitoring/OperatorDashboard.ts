import type { FunctionName } from '@incasso/lambdas/functions';
import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  MathExpression,
  Metric,
  Stats,
  TextWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { NotifyQueue } from '../constructs/NotifyQueue';
import type { ProductFunction } from '../constructs/ProductFunction';
import { edgeRegion } from '../stages/stageStacks';

export type OperatorDashboardProps = {
  readonly stageName: string;
  readonly backend: {
    readonly api: HttpApi;
    readonly functions: Readonly<Record<FunctionName, ProductFunction>>;
    readonly notify: NotifyQueue;
  };
  readonly site: { readonly distribution: IDistribution; readonly origin: string };
  readonly hasFirewall: boolean;
};

const period = Duration.hours(1);

export class OperatorDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stageName, backend, site, hasFirewall }: OperatorDashboardProps) {
    super(scope, id, { dashboardName: `incasso-${stageName}`, defaultInterval: Duration.days(7) });
    const { api, functions, notify } = backend;
    const calls = (name: FunctionName, label: string) => functions[name].metricInvocations({ period, label });
    const faults = (name: FunctionName) => functions[name].faults.metric({ period, statistic: Stats.SUM });
    const mails = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.SUM, period });

    const markdown = `# Incasso ${stageName}\n[${site.origin}](${site.origin}). What each alarm means: docs/operations.md`;
    this.addWidgets(new TextWidget({ markdown, width: 24, height: 3 }));
    this.addWidgets(
      graph('Submissions and messages', [
        calls('handle-intake-form', 'intake'),
        calls('handle-contact-form', 'contact'),
        calls('handle-addition-form', 'additions'),
        calls('upload-tickets', 'large documents'),
      ]),
      graph('Faults', [faults('handle-intake-form'), faults('notify-staff')]),
      graph('Mails', [mails('Send'), mails('Bounce'), mails('Complaint'), mails('Reject')]),
    );
    this.addWidgets(
      graph('Waiting for a mail', [
        notify.queue.metricApproximateNumberOfMessagesVisible({ period, label: 'queued' }),
        notify.deadLetters.metricApproximateNumberOfMessagesVisible({ period, label: 'dead letters' }),
      ]),
      graph('Answers of the API', [
        api.metricCount({ period, label: 'calls' }),
        api.metricClientError({ period, label: 'refused (4xx)' }),
        api.metricServerError({ period, label: 'failed (5xx)' }),
      ]),
      graph('Share of errors at the edge, in %', [
        errorsAtEdge(site.distribution, '4xxErrorRate'),
        errorsAtEdge(site.distribution, '5xxErrorRate'),
      ]),
    );
    if (hasFirewall) this.addWidgets(graph('Refused by the firewall, by rule', [refusedByFirewall]));
  }
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 8, height: 6, leftYAxis: { min: 0 } });
}

/**
 * The firewall keeps no samples of requests, only metrics, in us-east-1.
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html
 */
const refusedByFirewall = new MathExpression({
  expression: `SEARCH('{AWS/WAFV2,Rule,WebACL} MetricName="BlockedRequests"', 'Sum', ${period.toSeconds()})`,
  usingMetrics: {},
  searchRegion: edgeRegion,
  label: '',
  period,
});

/** CloudFront's metrics are in us-east-1, whatever the stage's region. */
function errorsAtEdge({ distributionId }: IDistribution, metricName: string): IMetric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    region: edgeRegion,
    statistic: Stats.AVERAGE,
    period,
  });
}
