import { CfnResource, Stack, Validations, type App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Stage } from '../stages/Stage';
import { stages } from '../stages/stages';
import { exampleApp, synthesizeStage } from './testing/synthesizeStage';

const formerHosts = ['www.voorheen.example'];

test.each<[string, string, Partial<Stage>]>([
  ...stages.map(({ name }) => [name, name, {}] satisfies [string, string, object]),
  [
    'a stage whose DNS is elsewhere, with a former name and without a firewall',
    'prod',
    { domain: { host: 'www.solvenda.example', redirectsApex: true, formerHosts }, senderDomain: {}, waf: false },
  ],
])('the templates of %s validate without errors or warnings', (_, name, changes) => {
  expect(findingsOf(synthesizeStage(name, changes, { validates: true }).app)).toEqual([]);
});

test('reports a value that CloudFormation rejects', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const app = appWith('AWS::Lambda::Function', {
    Runtime: 'nodejs1.x',
    Handler: 'index.handler',
    Role: 'arn:aws:iam::111111111111:role/sample',
    Code: { ZipFile: 'exports.handler = () => {};' },
  });

  expect(findingsOf(app)).toHaveLength(1);
});

test.each(stages.map(({ name }) => name))('every cdk-nag finding in %s is accepted with a reason', (name) => {
  const { app } = synthesizeStage(name);

  const { violations } = new AwsSolutionsChecks().validateScope(app);
  const findings = violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath = '' }) => ({ rule: ruleName, path: constructPath })),
  );

  expect(findings).not.toEqual([]);
  expect(findings.filter(({ rule, path }) => !acceptedRules(app, path).includes(rule.replace(/\[.*/, '')))).toEqual([]);
});

function appWith(type: string, properties: Record<string, unknown>): App {
  const app = exampleApp({ builtinCloudFormationValidation: true });
  new CfnResource(new Stack(app, 'Wrong'), 'Resource', { type, properties });
  return app;
}

function findingsOf(app: App): unknown[] {
  const report = join(app.synth().directory, 'validation-report.json');
  const reports = v.array(v.object({ violations: v.array(v.unknown()) }));
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ pluginReports: reports }));
  if (!existsSync(report)) return [];
  return v.parse(schema, readFileSync(report, 'utf8')).pluginReports.flatMap(({ violations }) => violations);
}

/**
 * The rules that a construct or one of its parents accepts. cdk-nag wants one entry per finding,
 * `AwsSolutions-IAM5[Resource::…]` with CloudFormation's ids in it. This test compares rules only.
 */
function acceptedRules(app: App, path: string): string[] {
  const construct = app.node.findAll().find(({ node }) => node.path === path);
  return (construct?.node.scopes ?? [])
    .flatMap(({ node }) => node.metadata)
    .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
    .flatMap(({ data }) => Object.keys(v.parse(v.record(v.string(), v.string()), data)))
    .map((id) => id.replace('Annotation::', ''));
}
