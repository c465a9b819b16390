import * as v from 'valibot';
import type { DeployedResource, DeployedStacks } from '../templates/DeployedStacks';
import { judgeAccess, type AccessRequest, type Caller, type Judgement } from './judgeAccess';
import { policySchema, type Policy } from './policySchema';

const texts = v.optional(v.array(v.string()), []);

/** The rights that the stacks of an account give: policies of roles and of resources, read from their templates. */
export class AccountRights {
  readonly #ofResources = new Map<string, Policy[]>();

  constructor(private readonly stacks: DeployedStacks) {
    this.#collect('AWS::S3::BucketPolicy', ({ property }) => [
      `arn:aws:s3:::${v.parse(v.string(), property('Bucket'))}`,
    ]);
    this.#collect('AWS::SNS::TopicPolicy', ({ property }) => v.parse(texts, property('Topics')));
    this.#collect('AWS::SQS::QueuePolicy', ({ property }) => v.parse(texts, property('Queues')).map(arnOfQueue));
    for (const permission of stacks.resources('AWS::Lambda::Permission')) this.#permit(permission);
  }

  /** A role, with all policies that it has. */
  identity(role: DeployedResource): Extract<Caller, { kind: 'identity' }> {
    return { kind: 'identity', arn: role.arn, policies: this.policiesOf(role) };
  }

  /** The policies of a role; of a managed policy, itself. Throws for a policy that is none of the stacks'. */
  policiesOf(identity: DeployedResource): Policy[] {
    if (identity.type === 'AWS::IAM::ManagedPolicy') return [documentOf(identity)];
    const inline = v.parse(
      v.optional(v.array(v.object({ PolicyDocument: policySchema })), []),
      identity.property('Policies'),
    );
    const managed = v.parse(texts, identity.property('ManagedPolicyArns')).map((arn) => this.#managedPolicy(arn));
    const attached = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']
      .flatMap((type) => this.stacks.resources(type))
      .filter(({ property }) => v.parse(texts, property('Roles')).includes(identity.ref));
    return [...inline.map(({ PolicyDocument }) => PolicyDocument), ...managed, ...attached.map(documentOf)];
  }

  /** Who may take a role. */
  trustOf(role: DeployedResource): Policy {
    return v.parse(policySchema, role.property('AssumeRolePolicyDocument'));
  }

  /** The policies of a bucket, topic, queue or function; of an object, those of its bucket. */
  policiesOn(arn: string): readonly Policy[] {
    return this.#ofResources.get(arn.startsWith('arn:aws:s3:::') ? arn.replace(/\/.*$/s, '') : arn) ?? [];
  }

  judge(caller: Caller, request: AccessRequest): Judgement {
    return judgeAccess(caller, request, this.policiesOn(request.resource));
  }

  #collect(type: string, arnsOf: (policy: DeployedResource) => readonly string[]): void {
    for (const policy of this.stacks.resources(type)) {
      for (const arn of arnsOf(policy)) this.#add(arn, documentOf(policy));
    }
  }

  /** https://docs.aws.amazon.com/lambda/latest/dg/access-control-resource-based.html */
  #permit({ property }: DeployedResource): void {
    const named = v.parse(v.string(), property('FunctionName'));
    const target = this.stacks.resources('AWS::Lambda::Function').find(({ ref, arn }) => [ref, arn].includes(named));
    if (target === undefined) throw new Error(`A permission is on a function that is not there: ${named}`);
    const sourceArn = v.parse(v.optional(v.string()), property('SourceArn'));
    this.#add(
      target.arn,
      v.parse(policySchema, {
        Version: '2012-10-17',
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: property('Principal') },
            Action: property('Action'),
            Resource: target.arn,
            Condition: sourceArn === undefined ? {} : { ArnLike: { 'aws:SourceArn': sourceArn } },
          },
        ],
      }),
    );
  }

  #add(arn: string, policy: Policy): void {
    this.#ofResources.set(arn, [...(this.#ofResources.get(arn) ?? []), policy]);
  }

  #managedPolicy(arn: string): Policy {
    const policy = this.stacks.resources('AWS::IAM::ManagedPolicy').find((one) => one.arn === arn);
    if (policy === undefined)
      throw new Error(`The policy ${arn} is none of these stacks: what it allows is not known here.`);
    return documentOf(policy);
  }
}

function documentOf({ property }: DeployedResource): Policy {
  return v.parse(policySchema, property('PolicyDocument'));
}

/** A queue's `Ref` is its address: `https://sqs.region.amazonaws.com/account/name`. */
function arnOfQueue(address: string): string {
  const [, region = '', account = '', name = ''] = /^https:\/\/sqs\.([\w-]+)\.[\w.]+\/(\d+)\/(.+)$/.exec(address) ?? [];
  return `arn:aws:sqs:${region}:${account}:${name}`;
}
