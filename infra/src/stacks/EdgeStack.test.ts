import { synthesizeStage } from '../app/testing/synthesizeStage';

const { edge, site, stacks } = synthesizeStage('prod');

test('the edge stack is in us-east-1, whatever the stage’s region', () => {
  expect(stacks.edge?.region).toBe('us-east-1');
  expect(stacks.site.region).toBe('eu-central-1');
});

test('the firewall keeps no sample of a request', () => {
  edge?.resourceCountIs('AWS::WAFv2::WebACL', 1);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('"SampledRequestsEnabled":true');
});

test('the site refers to the edge stack weakly, so certificate and firewall can be replaced', () => {
  expect(JSON.stringify(site.toJSON())).toMatch(/"Fn::GetStackOutput":\{"StackName":"incasso-prod-edge"/);
  expect(JSON.stringify(edge?.toJSON())).not.toContain('ExportWriter');
});
