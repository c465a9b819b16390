import { CfnResource, Stack, type App } from 'aws-cdk-lib';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sampleCaseSystem } from './testing/sampleCaseSystem';
import { stages } from '../stages/stages';
import { appOfTemplates } from './testing/appOfTemplates';
import { synthesizeStage } from './testing/synthesizeStage';

test.each(stages.map(({ name }) => name))('the templates of %s pass without an error or a warning', (name) => {
  expect(findingsOf(synthesizeStage(name, {}, { validates: true }).app)).toEqual([]);
});

test('the templates of a stage with a case system pass too', () => {
  const changes = { caseSystem: sampleCaseSystem };

  expect(findingsOf(synthesizeStage('dev', changes, { validates: true }).app)).toEqual([]);
});

test('reports a value that CloudFormation does not know', () => {
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
  const app = appOfTemplates({ builtinCloudFormationValidation: true });
  new CfnResource(new Stack(app, 'Wrong'), 'Resource', { type, properties });
  return app;
}

function findingsOf(app: App): unknown[] {
  const report = join(app.synth().directory, 'validation-report.json');
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ pluginReports: v.array(v.unknown()) }));
  return existsSync(report) ? v.parse(schema, readFileSync(report, 'utf8')).pluginReports : [];
}
