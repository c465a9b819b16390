import * as v from 'valibot';
import { synthesizedStage } from '../stage/synthesizedStage';

const templateSchema = v.object({
  Parameters: v.optional(v.record(v.string(), v.object({ Default: v.optional(v.unknown()) })), {}),
  Resources: v.record(
    v.string(),
    v.object({
      Type: v.string(),
      Properties: v.optional(v.record(v.string(), v.unknown()), {}),
      Metadata: v.optional(v.object({ 'aws:cdk:path': v.optional(v.string(), '') }), {}),
    }),
  ),
  Outputs: v.optional(
    v.record(v.string(), v.object({ Value: v.unknown(), Export: v.optional(v.object({ Name: v.string() })) })),
    {},
  ),
});

/** CloudFormation templates by stack name. */
export const templatesSchema = v.record(v.string(), templateSchema);
export type Templates = v.InferOutput<typeof templatesSchema>;

/** A resource as CloudFormation would make it. */
export type DeployedResource = {
  /** Construct path within the stack, such as `Notify/Queue`. */
  readonly path: string;
  /** The value of `Ref`. */
  readonly name: string;
  /** Throws for an unsupported type. */
  readonly arn: string;
  /** A property with its functions resolved; `undefined` if it is not set. Throws for an unsupported function. */
  readonly property: (name: string) => unknown;
};

const { account, region } = synthesizedStage;

/** ARN prefixes by resource type; the value of `Ref` is appended. */
const arns: Readonly<Record<string, string>> = {
  'AWS::Events::Rule': `arn:aws:events:${region}:${account}:rule/`,
  'AWS::IAM::Role': `arn:aws:iam::${account}:role/`,
  'AWS::Lambda::Function': `arn:aws:lambda:${region}:${account}:function:`,
  'AWS::Logs::LogGroup': `arn:aws:logs:${region}:${account}:log-group:`,
  'AWS::S3::Bucket': 'arn:aws:s3:::',
  'AWS::SES::ConfigurationSet': `arn:aws:ses:${region}:${account}:configuration-set/`,
  'AWS::SES::EmailIdentity': `arn:aws:ses:${region}:${account}:identity/`,
  'AWS::SQS::Queue': `arn:aws:sqs:${region}:${account}:`,
};

/**
 * Resolves the local stage's templates without an account: generates names, and resolves references to them, also
 * across stacks. Supports the CloudFormation functions that our policies use and throws on any other.
 */
export class DeployedStacks {
  constructor(
    private readonly templates: Templates,
    /** Bucket names by construct path. */
    private readonly bucketNames: Readonly<Record<string, string>>,
  ) {}

  /** All resources of a type. */
  resources(type: string): DeployedResource[] {
    return Object.entries(this.templates).flatMap(([stack, { Resources }]) =>
      Object.entries(Resources).flatMap(([id, { Type }]) => (Type === type ? this.#resource(stack, id) : [])),
    );
  }

  /** The one resource of a type with this construct path. */
  find(type: string, path: string): DeployedResource {
    const [found, ...others] = this.resources(type).filter((resource) => resource.path === path);
    if (found === undefined || others.length > 0) throw new Error(`Found not exactly one ${type} at ${path}.`);
    return found;
  }

  #resource(stack: string, id: string): DeployedResource {
    const resource = this.templates[stack]?.Resources[id];
    if (resource === undefined) throw new Error(`${stack} has no resource ${id}.`);
    const { Type, Properties, Metadata } = resource;
    const path = Metadata['aws:cdk:path'].replace(/^[^/]+\//, '').replace(/\/Resource$/, '');
    const chosen = [this.bucketNames[path], Properties['EmailIdentity'], Properties['Name']];
    const name = chosen.find((candidate) => typeof candidate === 'string') ?? id;
    return {
      path,
      name,
      get arn() {
        if (arns[Type] === undefined) throw new Error(`The ARN of a ${Type} is not supported.`);
        return arns[Type] + name;
      },
      property: (property) => this.#resolve(Properties[property], stack),
    };
  }

  #resolve(value: unknown, stack: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#resolve(item, stack));
    if (typeof value !== 'object' || value === null) return value;
    const [entry, ...others] = Object.entries(value);
    if (entry !== undefined && others.length === 0 && /^(Ref$|Fn::)/.test(entry[0])) {
      return this.#call(entry[0], entry[1], stack);
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#resolve(item, stack)]));
  }

  #call(name: string, argument: unknown, stack: string): unknown {
    switch (name) {
      case 'Ref': {
        const id = v.parse(v.string(), argument);
        const parameter = this.templates[stack]?.Parameters[id];
        return parameter === undefined ? this.#resource(stack, id).name : String(parameter.Default);
      }
      case 'Fn::GetAtt':
        return this.#resource(stack, v.parse(v.tuple([v.string(), v.literal('Arn')]), argument)[0]).arn;
      case 'Fn::Join': {
        const [separator, parts] = v.parse(v.tuple([v.string(), v.array(v.unknown())]), argument);
        return v.parse(v.array(v.string()), this.#resolve(parts, stack)).join(separator);
      }
      case 'Fn::ImportValue':
        return this.#import(argument);
      default:
        throw new Error(`CloudFormation's function ${name} is not supported (${stack}).`);
    }
  }

  #import(name: unknown): unknown {
    for (const [stack, { Outputs }] of Object.entries(this.templates)) {
      const output = Object.values(Outputs).find(({ Export }) => Export?.Name === name);
      if (output !== undefined) return this.#resolve(output.Value, stack);
    }
    throw new Error(`No stack exports ${String(name)}.`);
  }
}
