import { CfnResource, Stack, type App } from 'aws-cdk-lib';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Stage } from '../stages/stageSchema';
import { stages } from '../stages/stages';
import { makeApp } from './addStacks';
import { synthesizeStage } from './testing/synthesizeStage';

const dnsElsewhere = { host: 'www.solvenda.example', redirectsApex: true };

/** Every setting that adds or removes resources, besides the existing stages. */
const setUps: readonly (readonly [name: string, stage: string, changes: Partial<Stage>])[] = [
  ...stages.map(({ name }) => [`the stage ${name}`, name, {}] as const),
  [
    'a stage without a domain, which knows its address',
    'prod',
    { domain: undefined, siteUrl: 'https://d1.cloudfront.net' },
  ],
  ['a stage whose DNS is elsewhere', 'prod', { domain: dnsElsewhere }],
  ['a stage with a former name', 'prod', { domain: { ...dnsElsewhere, formerHosts: ['www.voorheen.example'] } }],
  ['a stage without the firewall', 'prod', { waf: false }],
  ['a stage with neither domain nor firewall', 'prod', { domain: undefined, waf: false }],
];

test.each(setUps)('the templates of %s validate without errors or warnings', (_, name, changes) => {
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

function appWith(type: string, properties: Record<string, unknown>): App {
  const app = makeApp({ builtinCloudFormationValidation: true });
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
