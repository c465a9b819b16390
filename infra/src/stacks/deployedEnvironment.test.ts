import { environmentSchema } from '@incasso/lambdas/environment/environmentSchema';
import { functionNames, functions } from '@incasso/lambdas/functions';
import type { Template } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import { synthesizeStage } from '../app/testing/synthesizeStage';

const botCheck = { provider: 'recaptcha', siteKey: 'sample-site-key', secretName: 'incasso/dev/recaptcha' } as const;
const cases: [string, Template][] = [
  ['dev', synthesizeStage('dev').backend],
  ['prod', synthesizeStage('prod').backend],
  ['dev with reCAPTCHA', synthesizeStage('dev', { botCheck }).backend],
];

describe.each(cases)('in %s', (_, backend) => {
  test.each(functionNames)('the environment of %s passes its own schema', (name) => {
    const wanted: readonly (keyof typeof environmentSchema.entries)[] = functions[name].environment;
    const environment = environmentOf(backend, functions[name].purpose);
    const schema = v.object(
      Object.fromEntries(wanted.map((variable) => [variable, environmentSchema.entries[variable]])),
    );

    expect(() => v.parse(schema, environment)).not.toThrow();
    expect(wanted).toEqual(expect.arrayContaining(Object.keys(environment)));
  });

  test.each(functionNames)('the environment of %s fits in Lambda’s four kilobytes', (name) => {
    const environment = environmentOf(backend, functions[name].purpose);

    expect(Buffer.byteLength(JSON.stringify(environment))).toBeLessThan(3500);
  });
});

/** The environment as the function sees it, with a sample for each reference. */
function environmentOf(backend: Template, purpose: string): Record<string, string> {
  const schema = v.object({
    Properties: v.object({
      Environment: v.optional(v.object({ Variables: v.record(v.string(), v.unknown()) }), { Variables: {} }),
    }),
  });
  const [resource] = Object.values(
    backend.findResources('AWS::Lambda::Function', { Properties: { Description: purpose } }),
  );
  const { Variables } = v.parse(schema, resource).Properties.Environment;
  return Object.fromEntries(
    Object.entries(Variables)
      .filter(([name]) => name !== 'NODE_OPTIONS')
      .map(([name, value]) => [name, resolve(value)]),
  );
}

function resolve(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = JSON.stringify(value);
  if (text.startsWith('{"Ref":"NotifyQueue')) return 'https://sqs.eu-central-1.amazonaws.com/111111111111/sample';
  return text.includes('"ApiEndpoint"') ? 'https://sample.execute-api.eu-central-1.amazonaws.com' : 'sample';
}
