import { Match } from 'aws-cdk-lib/assertions';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const { edge, site, stacks } = synthesizeStage('prod');

test('stands in us-east-1, wherever the stage does', () => {
  expect(stacks.edge?.region).toBe('us-east-1');
  expect(stacks.site.region).toBe('eu-central-1');
});

test('certifies every name of the site by records in its zone', () => {
  edge?.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'www.solvenda.example',
    SubjectAlternativeNames: ['solvenda.example'],
    DomainValidationOptions: Match.arrayWith([Match.objectLike({ HostedZoneId: 'Z0000000000000EXAMPLE' })]),
  });
});

test('waits for somebody else’s DNS where the stage has no zone', () => {
  const { edge: withoutZone } = synthesizeStage('prod', {
    domain: { host: 'www.solvenda.example', redirectsApex: false },
  });

  withoutZone?.hasResourceProperties('AWS::CertificateManager::Certificate', {
    DomainName: 'www.solvenda.example',
    DomainValidationOptions: Match.absent(),
  });
});

test('stands before everything, and keeps no sample of a request', () => {
  edge?.hasResourceProperties('AWS::WAFv2::WebACL', { Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
  expect(JSON.stringify(edge?.toJSON())).not.toContain('"SampledRequestsEnabled":true');
});

test('is referred to weakly, so that certificate and firewall can be replaced', () => {
  expect(JSON.stringify(site.toJSON())).toMatch(/"Fn::GetStackOutput":\{"StackName":"incasso-prod-edge"/);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('ExportWriter');
});

test('is left out of a stage that has neither domain nor firewall', () => {
  expect(synthesizeStage('dev').stacks.edge).toBeUndefined();
});
