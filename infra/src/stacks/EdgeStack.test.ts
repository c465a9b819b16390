import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { edge, site, stacks } = synthesizeStage('prod');

test('is in us-east-1, whatever the stage’s region', () => {
  expect(stacks.edge?.region).toBe('us-east-1');
  expect(stacks.site.region).toBe('eu-central-1');
});

test('the firewall keeps no sample of a request', () => {
  edge?.resourceCountIs('AWS::WAFv2::WebACL', 1);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('"SampledRequestsEnabled":true');
});

test('the site refers to it weakly, so certificate and firewall can be replaced', () => {
  expect(JSON.stringify(site.toJSON())).toMatch(/"Fn::GetStackOutput":\{"StackName":"incasso-prod-edge"/);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('ExportWriter');
});

test.each([
  ['its zone', {}, { certificates: 1, firewalls: 1 }],
  [
    'DNS elsewhere',
    { domain: { host: 'www.solvenda.example', redirectsApex: true } },
    { certificates: 1, firewalls: 1 },
  ],
  ['no domain', { domain: undefined }, { certificates: 0, firewalls: 1 }],
  ['no firewall', { waf: false }, { certificates: 1, firewalls: 0 }],
])('a site with %s has exactly the resources it needs', (_, changes, expected) => {
  const { edge: edgeOf, site: siteOf } = synthesizeStage('prod', changes);
  const count = (template: typeof edgeOf, type: string) => Object.keys(template?.findResources(type) ?? {}).length;

  expect({
    certificates: count(edgeOf, 'AWS::CertificateManager::Certificate'),
    firewalls: count(edgeOf, 'AWS::WAFv2::WebACL'),
  }).toEqual(expected);
  // Moving from an old site is one change of records, which no deploy makes.
  siteOf.resourceCountIs('AWS::Route53::RecordSet', 0);
  siteOf.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: expected.certificates === 1 ? ['www.solvenda.example', 'solvenda.example'] : Match.absent(),
      WebACLId: expected.firewalls === 1 ? Match.anyValue() : Match.absent(),
    },
  });
});

test('omits names that another distribution still has, but attaches the certificate that AWS requires for moving them', () => {
  const { site: moving } = synthesizeStage('prod', {
    domain: { host: 'www.solvenda.example', redirectsApex: true, namesElsewhere: true },
  });

  moving.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: Match.absent(),
      ViewerCertificate: Match.objectLike({ AcmCertificateArn: Match.anyValue() }),
    },
  });
});
