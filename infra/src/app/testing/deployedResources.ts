import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import * as v from 'valibot';
import type { addStacks } from '../addStacks';

/** A resource as CloudFormation would make it: every reference is the name or ARN that it stands for. */
export type DeployedResource = {
  readonly stack: string;
  readonly id: string;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
};

const anyObject = v.record(v.string(), v.unknown());
const templateSchema = v.object({
  Resources: v.record(v.string(), v.object({ Type: v.string(), Properties: v.optional(anyObject, {}) })),
  Outputs: v.optional(
    v.record(v.string(), v.object({ Value: v.unknown(), Export: v.optional(v.object({ Name: v.string() })) })),
    {},
  ),
});
type StackTemplate = v.InferOutput<typeof templateSchema> & { readonly name: string };

/** Sample values of what only a deploy knows. */
const pseudoParameters: Readonly<Record<string, string>> = {
  'AWS::Partition': 'aws',
  'AWS::AccountId': '111111111111',
  'AWS::Region': 'eu-central-1',
  'AWS::URLSuffix': 'amazonaws.com',
};

/** The ARN of a resource of a kind that others name, by its logical id. */
const arns: Readonly<Record<string, (id: string) => string>> = {
  'AWS::Events::Rule': (id) => `arn:aws:events:eu-central-1:111111111111:rule/${id}`,
  'AWS::Lambda::Function': (id) => `arn:aws:lambda:eu-central-1:111111111111:function:${id}`,
  'AWS::S3::Bucket': (id) => `arn:aws:s3:::${id}`,
  'AWS::SNS::Topic': (id) => `arn:aws:sns:eu-central-1:111111111111:${id}`,
  'AWS::SQS::Queue': (id) => `arn:aws:sqs:eu-central-1:111111111111:${id}`,
};

/** All resources of a stage's stacks. */
export function deployedResources(stacks: ReturnType<typeof addStacks>): DeployedResource[] {
  const templates = Object.values(stacks)
    .filter((stack) => stack instanceof Stack)
    .map((stack) => ({ name: stack.stackName, ...v.parse(templateSchema, Template.fromStack(stack).toJSON()) }));
  return templates.flatMap((template) =>
    Object.entries(template.Resources).map(([id, { Type: type, Properties }]) => ({
      stack: template.name,
      id,
      type,
      properties: v.parse(anyObject, resolve(Properties, template, templates)),
    })),
  );
}

function resolve(value: unknown, template: StackTemplate, all: readonly StackTemplate[]): unknown {
  const inside = (part: unknown) => resolve(part, template, all);
  if (Array.isArray(value)) return value.map(inside);
  if (!v.is(anyObject, value)) return value;
  const [[name, argument] = ['', undefined]] = Object.entries(value);
  switch (name) {
    case 'Ref':
      return refer(String(argument), template);
    case 'Fn::GetAtt': {
      const [id, attribute] = v.parse(v.tuple([v.string(), v.string()]), argument);
      return attribute === 'Arn' ? (arnOf(id, template) ?? `${id}.Arn`) : id;
    }
    case 'Fn::Join': {
      const [separator, parts] = v.parse(v.tuple([v.string(), v.array(v.unknown())]), argument);
      return parts.map((part) => String(inside(part))).join(separator);
    }
    case 'Fn::ImportValue':
      return output(all, ({ Export }) => Export?.Name === argument);
    case 'Fn::GetStackOutput': {
      const { StackName, OutputName } = v.parse(v.object({ StackName: v.string(), OutputName: v.string() }), argument);
      return output(all, (_, place) => place.stack === StackName && place.name === OutputName);
    }
    default:
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)]));
  }
}

/** `Ref` of a topic is its ARN; of all other kinds that are named here, the name. */
function refer(id: string, template: StackTemplate): string {
  if (template.Resources[id]?.Type === 'AWS::SNS::Topic') return arnOf(id, template) ?? id;
  return pseudoParameters[id] ?? id;
}

function arnOf(id: string, { Resources }: StackTemplate): string | undefined {
  return arns[Resources[id]?.Type ?? '']?.(id);
}

type Output = StackTemplate['Outputs'][string];

function output(
  all: readonly StackTemplate[],
  isMeant: (output: Output, place: { readonly stack: string; readonly name: string }) => boolean,
): unknown {
  for (const template of all) {
    const place = (name: string) => ({ stack: template.name, name });
    const found = Object.entries(template.Outputs).find(([name, each]) => isMeant(each, place(name)));
    if (found !== undefined) return resolve(found[1].Value, template, all);
  }
  throw new Error('A reference leads to no output of the stage.');
}
