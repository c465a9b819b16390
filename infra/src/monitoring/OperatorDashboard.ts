import { functions as functionTable, type FunctionName } from '@incasso/lambdas/functions';
import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, Metric, Stats, TextWidget, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { NotifyQueue } from '../constructs/NotifyQueue';
import type { ProductFunction } from '../constructs/ProductFunction';

export type OperatorDashboardProps = {
  readonly stageName: string;
  readonly backend: {
    readonly api: HttpApi;
    readonly functions: Readonly<Record<FunctionName, ProductFunction>>;
    readonly notify: NotifyQueue;
  };
  readonly site: { readonly distribution: IDistribution; readonly origin: string };
};

const period = Duration.hours(1);

/** One page that shows whether visitors get through and the staff is told. */
export class OperatorDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stageName, backend, site }: OperatorDashboardProps) {
    super(scope, id, { dashboardName: `incasso-${stageName}`, defaultInterval: Duration.days(7) });
    const { api, functions, notify } = backend;
    const all = Object.values(functions);

    this.addWidgets(new TextWidget({ markdown: textOf(stageName, site.origin), width: 24, height: 3 }));
    this.addWidgets(
      graph('Submissions and messages', [
        functions['handle-intake-form'].metricInvocations({ period, label: 'intake' }),
        functions['handle-contact-form'].metricInvocations({ period, label: 'contact' }),
        functions['handle-addition-form'].metricInvocations({ period, label: 'additions' }),
        functions['upload-tickets'].metricInvocations({ period, label: 'large documents' }),
      ]),
      graph(
        'Faults',
        all.map((each) => each.faults.metric({ period, statistic: Stats.SUM })),
      ),
      graph('Mails to the staff', [
        sesMetric('Send'),
        sesMetric('Bounce'),
        sesMetric('Complaint'),
        sesMetric('Reject'),
      ]),
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
      graph(
        'Slowest of a hundred, in ms',
        all.map((each) => each.metricDuration({ period, statistic: Stats.p(99) })),
      ),
    );
    this.addWidgets(
      graph('Requests to the site', [edgeMetric(site.distribution, 'Requests', Stats.SUM)]),
      graph('Share of errors at the edge, in %', [
        edgeMetric(site.distribution, '4xxErrorRate', Stats.AVERAGE),
        edgeMetric(site.distribution, '5xxErrorRate', Stats.AVERAGE),
      ]),
    );
  }
}

function textOf(stageName: string, origin: string): string {
  const count = Object.keys(functionTable).length;
  return `# Incasso ${stageName}\n[${origin}](${origin}), ${count} functions. What every alarm means: docs/operations.md`;
}

function graph(title: string, left: IMetric[]): GraphWidget {
  return new GraphWidget({ title, left, width: 8, height: 6, leftYAxis: { min: 0 } });
}

function sesMetric(metricName: string): IMetric {
  return new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.SUM, period });
}

/** CloudFront reports in us-east-1, wherever the stage stands. */
function edgeMetric(distribution: IDistribution, metricName: string, statistic: string): IMetric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
    region: 'us-east-1',
    statistic,
    period,
  });
}
