import * as v from 'valibot';
import { physicalId, type PhysicalId, type Whereabouts } from './physicalId';

const templateSchema = v.object({
  Resources: v.record(
    v.string(),
    v.object({
      Type: v.string(),
      Properties: v.optional(v.record(v.string(), v.unknown()), {}),
      Metadata: v.optional(v.object({ 'aws:cdk:path': v.optional(v.string()) }), {}),
    }),
  ),
  Outputs: v.optional(
    v.record(v.string(), v.object({ Value: v.unknown(), Export: v.optional(v.object({ Name: v.string() })) })),
    {},
  ),
});

type Template = v.InferOutput<typeof templateSchema>;

/** Templates of CloudFormation, by the names of their stacks. */
export type Templates = Readonly<Record<string, unknown>>;

/** Where templates are taken to be deployed. */
export type Deployment = Whereabouts & {
  /** Names that CloudFormation would make up, by `stack/logical id`. Default: one that tells the place. */
  readonly names?: Readonly<Record<string, string>>;
};

/** A resource as CloudFormation would make it. */
export type DeployedResource = PhysicalId & {
  readonly stack: string;
  readonly logicalId: string;
  readonly type: string;
  /** Its construct within the stack, such as `Notify/Queue`; empty where the template does not tell. */
  readonly path: string;
  /** A property with its functions resolved; `undefined` when it is not set. Throws for a function not known here. */
  readonly property: (name: string) => unknown;
};

type Place = { readonly stack: string; readonly logicalId: string };

/** What a stack puts out, unresolved. */
type Output = { readonly stack: string; readonly value: unknown };

const outputNameSchema = v.object({ StackName: v.string(), OutputName: v.string() });

/**
 * What templates of CloudFormation make, without an account: names are made up, references lead to them, over stacks
 * too. https://docs.aws.amazon.com/AWSCloudFormation/latest/TemplateReference/intrinsic-function-reference.html
 */
export class DeployedStacks {
  readonly #templates: ReadonlyMap<string, Template>;

  constructor(
    templates: Templates,
    private readonly deployment: Deployment,
  ) {
    const parsed = Object.entries(templates).map(
      ([stack, template]) => [stack, v.parse(templateSchema, template)] as const,
    );
    this.#templates = new Map(parsed);
  }

  /** The resources of all stacks, or those of a type. */
  resources(type?: string): DeployedResource[] {
    return [...this.#templates].flatMap(([stack, { Resources }]) =>
      Object.entries(Resources)
        .filter(([, { Type }]) => type === undefined || Type === type)
        .map(([logicalId]) => this.resource({ stack, logicalId })),
    );
  }

  /** The one resource of a type whose construct has this path, such as `Notify/Queue`. */
  find(type: string, path: string): DeployedResource {
    const [found, ...others] = this.resources(type).filter((resource) => resource.path === path);
    if (found === undefined || others.length > 0) throw new Error(`There is not one ${type} at ${path}.`);
    return found;
  }

  /** A resource by its place. */
  resource(place: Place): DeployedResource {
    const { stack, logicalId } = place;
    const { Type, Properties, Metadata } = this.#read(place);
    const property = (name: string) => this.#resolve(Properties[name], stack);
    const id = () =>
      physicalId(Type, {
        ...this.deployment,
        property,
        nameOf: (chosenBy) => {
          const chosen = chosenBy === undefined ? undefined : property(chosenBy);
          if (typeof chosen === 'string') return chosen;
          return this.deployment.names?.[`${stack}/${logicalId}`] ?? `${stack}-${logicalId}`;
        },
      });
    return {
      ...place,
      type: Type,
      path: (Metadata['aws:cdk:path'] ?? '').replace(/^[^/]+\//, '').replace(/\/Resource$/, ''),
      property,
      get ref() {
        return id().ref;
      },
      get arn() {
        return id().arn;
      },
    };
  }

  /** Whether a property of one resource refers to another, over stacks too. */
  refersTo(one: Place, other: Place): boolean {
    return this.#leadsTo(this.#read(one).Properties, one.stack, other);
  }

  #leadsTo(value: unknown, stack: string, other: Place): boolean {
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.some((item) => this.#leadsTo(item, stack, other));
    return Object.entries(value).some(([name, argument]: [string, unknown]) => {
      if (name === 'Ref' || name === 'Fn::GetAtt') {
        const logicalId: unknown = Array.isArray(argument) ? argument[0] : argument;
        return stack === other.stack && logicalId === other.logicalId;
      }
      if (name !== 'Fn::ImportValue' && name !== 'Fn::GetStackOutput') return this.#leadsTo(argument, stack, other);
      const output = name === 'Fn::ImportValue' ? this.#exported(argument) : this.#output(argument);
      return this.#leadsTo(output.value, output.stack, other);
    });
  }

  #read({ stack, logicalId }: Place): Template['Resources'][string] {
    const resource = this.#templates.get(stack)?.Resources[logicalId];
    if (resource === undefined) throw new Error(`${stack} has no resource ${logicalId}.`);
    return resource;
  }

  #resolve(value: unknown, stack: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#resolve(item, stack));
    if (typeof value !== 'object' || value === null) return value;
    const [name, ...others] = Object.keys(value);
    const isFunction = name !== undefined && others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'));
    if (isFunction) return this.#call(name, Object.values(value)[0], stack);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#resolve(item, stack)]));
  }

  #call(name: string, argument: unknown, stack: string): unknown {
    switch (name) {
      case 'Ref':
        return this.#refer(v.parse(v.string(), argument), stack);
      case 'Fn::GetAtt': {
        const [logicalId, attribute] = v.parse(v.tuple([v.string(), v.string()]), argument);
        return this.#attribute({ stack, logicalId }, attribute);
      }
      case 'Fn::Join': {
        const [separator, parts] = v.parse(v.tuple([v.string(), v.array(v.unknown())]), argument);
        return v.parse(v.array(v.string()), this.#resolve(parts, stack)).join(separator);
      }
      case 'Fn::ImportValue':
        return this.#resolveOutput(this.#exported(argument));
      case 'Fn::GetStackOutput':
        return this.#resolveOutput(this.#output(argument));
      default:
        throw new Error(`CloudFormation's function ${name} is not known here (${stack}).`);
    }
  }

  /** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/pseudo-parameter-reference.html */
  #refer(name: string, stack: string): string {
    const pseudo: Readonly<Record<string, string>> = {
      'AWS::AccountId': this.deployment.account,
      'AWS::Partition': 'aws',
      'AWS::Region': this.deployment.region,
      'AWS::StackName': stack,
      'AWS::URLSuffix': 'amazonaws.com',
    };
    return pseudo[name] ?? this.resource({ stack, logicalId: name }).ref;
  }

  #attribute(place: Place, attribute: string): string {
    const { type, arn } = this.resource(place);
    if (type === 'AWS::SQS::Queue' && attribute === 'QueueName') return arn.replace(/^.*:/, '');
    if (!['Arn', 'TopicArn'].includes(attribute)) {
      throw new Error(`The attribute ${attribute} of a ${type} is not known here.`);
    }
    return arn;
  }

  #resolveOutput({ stack, value }: Output): unknown {
    return this.#resolve(value, stack);
  }

  #output(argument: unknown): Output {
    const { StackName: stack, OutputName: name } = v.parse(outputNameSchema, argument);
    const output = this.#templates.get(stack)?.Outputs[name];
    if (output === undefined) throw new Error(`${stack} has no output ${name}.`);
    return { stack, value: output.Value };
  }

  #exported(argument: unknown): Output {
    const name = v.parse(v.string(), argument);
    for (const [stack, { Outputs }] of this.#templates) {
      const output = Object.values(Outputs).find(({ Export }) => Export?.Name === name);
      if (output !== undefined) return { stack, value: output.Value };
    }
    throw new Error(`No stack exports ${name}.`);
  }
}
