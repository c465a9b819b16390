import { functionNames, type FunctionName } from '@incasso/lambdas/functions';
import * as v from 'valibot';
import { localBucket } from '../stage/localBucket';
import { synthesizedStage } from '../stage/synthesizedStage';
import type { AccessRequest, AccessKey, Callers, AccessDenial } from './Callers';
import { DeployedStacks, type DeployedResource, type Templates } from './DeployedStacks';
import { evaluateAccess, type Caller, type Decision } from './evaluateAccess';
import { policySchema, type Policy } from './policySchema';

/** A call and its decision. */
export type AccessDecision = Pick<AccessRequest, 'action' | 'resource'> & {
  /** An ARN, or the name of a service. */
  readonly caller: string;
  readonly reason: Decision;
};

type Identity = Extract<Caller, { kind: 'identity' }>;

const names = v.array(v.string());
const inlineSchema = v.optional(v.array(v.object({ PolicyDocument: policySchema })), []);
const events = { kind: 'service', name: 'events.amazonaws.com' } as const;

/**
 * The AWS account of the local cloud. The access key identifies the caller. Its permissions come from the local stage's
 * templates: the roles of functions, operators and the eraser, and the policies of the bucket, the queue and
 * `notify-staff`.
 */
export class LocalAccount implements Callers {
  readonly #stacks: DeployedStacks;
  readonly #keys = new Map<string, { readonly secret: string; readonly identity: Identity }>();

  constructor(
    templates: Templates,
    private readonly onDecision: (decided: AccessDecision) => void = () => undefined,
  ) {
    this.#stacks = new DeployedStacks(templates, { Documents: localBucket.name });
    this.#admit(localBucket.credentials, user('administrator', everything));
    this.#admit(localBucket.operatorCredentials, this.#identity(this.#stacks.find('AWS::IAM::Role', 'OperatorRole')));
    this.#admit(localBucket.eraserCredentials, this.#identity(this.#stacks.find('AWS::IAM::Role', 'EraserRole')));
    for (const name of functionNames) this.#admit(accessKeyOf(name), this.roleOf(name));
  }

  /** The role of a function. */
  roleOf(name: FunctionName): Identity {
    const arn = this.#stacks.find('AWS::Lambda::Function', name).property('Role');
    const role = this.#stacks.resources('AWS::IAM::Role').find((one) => one.arn === arn);
    if (role === undefined) throw new Error(`The templates give ${name} no role.`);
    return this.#identity(role);
  }

  secretOf(accessKeyId: string): string | undefined {
    return this.#keys.get(accessKeyId)?.secret;
  }

  refuse(accessKeyId: string, access: AccessRequest): AccessDenial | undefined {
    const known = this.#keys.get(accessKeyId);
    if (known === undefined) throw new Error(`There is no access key ${accessKeyId}.`);
    const reason = this.#evaluate(known.identity, access, this.#bucketPolicies(access.resource));
    return reason === 'allow' ? undefined : { callerArn: known.identity.arn, reason };
  }

  /** Whether GuardDuty's role allows an action on an object of the bucket. */
  mayScanner(action: string, key: string): boolean {
    const role = this.#identity(this.#stacks.find('AWS::IAM::Role', 'MalwareScan/Role'));
    const conditionKeys = { 's3:tlsversion': '1.3', 's3:existingobjecttag/': undefined };
    const resource = `arn:aws:s3:::${localBucket.name}/${key}`;
    return this.#evaluate(role, { action, resource, conditionKeys }, this.#bucketPolicies(resource)) === 'allow';
  }

  /** Whether EventBridge may send a rule's events to the notify queue. */
  mayForward(rule: string): boolean {
    return this.#sendsToQueue(events, this.#byRule(rule));
  }

  /** Whether the caller with this key may send messages to the notify queue. */
  maySend(accessKeyId: string): boolean {
    const known = this.#keys.get(accessKeyId);
    return known !== undefined && this.#sendsToQueue(known.identity, { 'aws:sourcearn': undefined });
  }

  /** Whether EventBridge's timer may start `notify-staff`. */
  mayStartTimer(): boolean {
    const { arn } = this.#stacks.find('AWS::Lambda::Function', 'notify-staff');
    const policies = this.#stacks
      .resources('AWS::Lambda::Permission')
      .filter(({ property }) => property('Principal') === events.name && property('FunctionName') === arn)
      .map((permission) => asPolicy(permission, arn));
    const access = { action: 'lambda:InvokeFunction', resource: arn, conditionKeys: this.#byRule('RetryTimer') };
    return this.#evaluate(events, access, policies) === 'allow';
  }

  #sendsToQueue(caller: Caller, conditionKeys: AccessRequest['conditionKeys']): boolean {
    const { name, arn: resource } = this.#stacks.find('AWS::SQS::Queue', 'Notify/Queue');
    const policies = this.#stacks
      .resources('AWS::SQS::QueuePolicy')
      .filter(({ property }) => v.parse(names, property('Queues')).includes(name))
      .map(policyOf);
    return this.#evaluate(caller, { action: 'sqs:SendMessage', resource, conditionKeys }, policies) === 'allow';
  }

  /** Evaluates the call as one over TLS. */
  #evaluate(
    caller: Caller,
    { action, resource, conditionKeys }: AccessRequest,
    ofResource: readonly Policy[],
  ): Decision {
    const identity = caller.kind === 'identity' ? caller.arn : undefined;
    const values = { 'aws:securetransport': 'true', 'aws:principalarn': identity, ...conditionKeys };
    const reason = evaluateAccess(caller, { action, resource, conditionKeys: values }, ofResource);
    this.onDecision({ action, resource, caller: caller.kind === 'identity' ? caller.arn : caller.name, reason });
    return reason;
  }

  #admit({ accessKeyId, secretAccessKey: secret }: AccessKey, identity: Identity): void {
    this.#keys.set(accessKeyId, { secret, identity });
  }

  #identity({ arn, name, property }: DeployedResource): Identity {
    if (property('ManagedPolicyArns') !== undefined)
      throw new Error(`AWS's managed policies on ${name} are not supported.`);
    const inline = v.parse(inlineSchema, property('Policies')).map(({ PolicyDocument }) => PolicyDocument);
    return { kind: 'identity', arn, policies: inline };
  }

  #bucketPolicies(resource: string): Policy[] {
    if (!resource.startsWith(`arn:aws:s3:::${localBucket.name}`)) return [];
    return this.#stacks
      .resources('AWS::S3::BucketPolicy')
      .filter(({ property }) => property('Bucket') === localBucket.name)
      .map(policyOf);
  }

  #byRule(rule: string): AccessRequest['conditionKeys'] {
    const { arn } = this.#stacks.find('AWS::Events::Rule', `Notify/${rule}`);
    return { 'aws:sourcearn': arn, 'aws:sourceaccount': synthesizedStage.account };
  }
}

function policyOf({ property }: DeployedResource): Policy {
  return v.parse(policySchema, property('PolicyDocument'));
}

/** https://docs.aws.amazon.com/lambda/latest/dg/access-control-resource-based.html */
function asPolicy({ property }: DeployedResource, arn: string): Policy {
  return v.parse(policySchema, {
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Principal: { Service: property('Principal') },
        Action: property('Action'),
        Resource: arn,
        Condition: { ArnLike: { 'aws:SourceArn': property('SourceArn') } },
      },
    ],
  });
}

/** The key that a function signs with, instead of temporary credentials of its role. */
export function accessKeyOf(name: FunctionName): AccessKey {
  return { accessKeyId: `local-${name}`, secretAccessKey: `local-secret-of-${name}` };
}

/** An administrator's permissions. The policies of resources still apply. */
const everything: Policy = {
  Version: '2012-10-17',
  Statement: [{ Effect: 'Allow', Action: ['*'], Resource: ['*'], Condition: {} }],
};

function user(name: string, policy: Policy): Identity {
  return { kind: 'identity', arn: `arn:aws:iam::${synthesizedStage.account}:user/${name}`, policies: [policy] };
}
