import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { edge, site, stacks } = synthesizeStage('prod');

test('stands in us-east-1, wherever the stage does', () => {
  expect(stacks.edge?.region).toBe('us-east-1');
  expect(stacks.site.region).toBe('eu-central-1');
});

test('the firewall keeps no sample of a request', () => {
  edge?.resourceCountIs('AWS::WAFv2::WebACL', 1);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('"SampledRequestsEnabled":true');
});

test('rings where the metrics of the firewall are, when it refuses many', () => {
  edge?.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmName: 'incasso-prod-many-blocked',
    Namespace: 'AWS/WAFV2',
    MetricName: 'BlockedRequests',
    // https://docs.aws.amazon.com/waf/latest/developerguide/waf-metrics.html
    Dimensions: [
      { Name: 'Rule', Value: 'ALL' },
      { Name: 'WebACL', Value: 'site' },
    ],
    AlarmActions: [{ Ref: Object.keys(edge.findResources('AWS::SNS::Topic'))[0] }],
  });
  edge?.hasResourceProperties('AWS::WAFv2::WebACL', { VisibilityConfig: { MetricName: 'site' } });
  edge?.hasResourceProperties('AWS::SNS::Subscription', { Endpoint: 'beheer@solvenda.example' });
});

test('the site refers to it weakly, so that certificate and firewall can be replaced', () => {
  expect(JSON.stringify(site.toJSON())).toMatch(/"Fn::GetStackOutput":\{"StackName":"incasso-prod-edge"/);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('ExportWriter');
});

test('a stage that has neither domain nor firewall has none', () => {
  expect(synthesizeStage('dev').stacks.edge).toBeUndefined();
});

test.each([
  ['its zone', {}, { certificates: 1, firewalls: 1, records: 4 }],
  [
    'DNS elsewhere',
    { domain: { host: 'www.solvenda.example', redirectsApex: true } },
    { certificates: 1, firewalls: 1, records: 0 },
  ],
  ['no domain', { domain: undefined }, { certificates: 0, firewalls: 1, records: 0 }],
  ['no firewall', { waf: false }, { certificates: 1, firewalls: 0, records: 4 }],
])('a site with %s has what it needs and no more', (_, changes, expected) => {
  const { edge: edgeOf, site: siteOf } = synthesizeStage('prod', changes);
  const count = (template: typeof edgeOf, type: string) => Object.keys(template?.findResources(type) ?? {}).length;

  expect({
    certificates: count(edgeOf, 'AWS::CertificateManager::Certificate'),
    firewalls: count(edgeOf, 'AWS::WAFv2::WebACL'),
    records: count(siteOf, 'AWS::Route53::RecordSet'),
  }).toEqual(expected);
  siteOf.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: expected.certificates === 1 ? ['www.solvenda.example', 'solvenda.example'] : Match.absent(),
      WebACLId: expected.firewalls === 1 ? Match.anyValue() : Match.absent(),
    },
  });
});
