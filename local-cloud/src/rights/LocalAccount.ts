import { AccountRights } from '@incasso/infra/rights/AccountRights';
import type { Caller, Judgement } from '@incasso/infra/rights/judgeAccess';
import { localStage } from '@incasso/infra/stages/localStage';
import { DeployedStacks, type Templates } from '@incasso/infra/templates/DeployedStacks';
import { functionNames, type FunctionName } from '@incasso/lambdas/functions';
import { localBucket } from '../stage/localBucket';
import { functionKey } from './functionKey';
import type { Access, AccessKey, Callers, Refusal } from './Callers';

/** A question and its answer. */
export type JudgedAccess = Pick<Access, 'action' | 'resource'> & {
  /** An ARN, or the name of a service. */
  readonly caller: string;
  readonly reason: Judgement['reason'];
};

type Identity = Extract<Caller, { kind: 'identity' }>;

/**
 * The account that the local cloud stands for. An access key tells who calls, and the templates of the local stage what
 * the caller may do: by the roles of functions, the operators' policy, and those of the bucket, queues and functions.
 */
export class LocalAccount implements Callers {
  readonly stacks: DeployedStacks;
  readonly #rights: AccountRights;
  readonly #keys = new Map<string, { readonly secret: string; readonly identity: Identity }>();

  constructor(
    templates: Templates,
    private readonly onJudged: (judged: JudgedAccess) => void = () => undefined,
  ) {
    const { stack, logicalId } = new DeployedStacks(templates, localStage).find('AWS::S3::Bucket', 'Documents');
    const names = { [`${stack}/${logicalId}`]: localBucket.name };
    this.stacks = new DeployedStacks(templates, { account: localStage.account, region: localStage.region, names });
    this.#rights = new AccountRights(this.stacks);
    this.#admit(localBucket.credentials, user('administrator', everything));
    this.#admit(localBucket.operatorCredentials, user('operator', this.#operatorPolicies()));
    for (const name of functionNames) this.#admit(functionKey(name), this.roleOf(name));
  }

  /** The role that a function runs under. */
  roleOf(name: FunctionName): Identity {
    const arn = this.stacks.find('AWS::Lambda::Function', name).property('Role');
    const role = this.stacks.resources('AWS::IAM::Role').find((one) => one.arn === arn);
    if (role === undefined) throw new Error(`The templates give ${name} no role.`);
    return this.#rights.identity(role);
  }

  secretOf(accessKeyId: string): string | undefined {
    return this.#keys.get(accessKeyId)?.secret;
  }

  refuse(accessKeyId: string, access: Access): Refusal | undefined {
    const known = this.#keys.get(accessKeyId);
    if (known === undefined) throw new Error(`Nobody has the access key ${accessKeyId}.`);
    const reason = this.judge(known.identity, access);
    return reason === 'allow' ? undefined : { callerArn: known.identity.arn, reason };
  }

  /** Whether GuardDuty's role lets it do something with an object of the bucket. */
  mayScanner(action: string, key: string): boolean {
    const role = this.#rights.identity(this.stacks.find('AWS::IAM::Role', 'MalwareScan/Role'));
    const conditionKeys = { 's3:tlsversion': '1.3', 's3:existingobjecttag/': undefined };
    const resource = `arn:aws:s3:::${localBucket.name}/${key}`;
    return this.judge(role, { action, resource, conditionKeys }) === 'allow';
  }

  /** Whether EventBridge may send what a rule of the notify queue matches. */
  mayForward(rule: string): boolean {
    const resource = this.stacks.find('AWS::SQS::Queue', 'Notify/Queue').arn;
    return this.#mayEvents({ action: 'sqs:SendMessage', resource }, rule);
  }

  /** Whether EventBridge's timer may start the function that sweeps. */
  maySweep(): boolean {
    const resource = this.stacks.find('AWS::Lambda::Function', 'notify-staff').arn;
    return this.#mayEvents({ action: 'lambda:InvokeFunction', resource }, 'Sweep');
  }

  /** Judges, as of somebody who comes over TLS. */
  judge(caller: Caller, { action, resource, conditionKeys }: Access): Judgement['reason'] {
    const identity = caller.kind === 'identity' ? caller.arn : undefined;
    const values = { 'aws:securetransport': 'true', 'aws:principalarn': identity, ...conditionKeys };
    const { reason } = this.#rights.judge(caller, { action, resource, context: (key) => valueOf(key, values) });
    this.onJudged({ action, resource, caller: identity ?? (caller.kind === 'service' ? caller.name : ''), reason });
    return reason;
  }

  #admit({ accessKeyId, secretAccessKey: secret }: AccessKey, identity: Identity): void {
    this.#keys.set(accessKeyId, { secret, identity });
  }

  #mayEvents(access: Omit<Access, 'conditionKeys'>, rule: string): boolean {
    const sourceArn = this.stacks.find('AWS::Events::Rule', `Notify/${rule}`).arn;
    const conditionKeys = { 'aws:sourcearn': sourceArn, 'aws:sourceaccount': localStage.account };
    return this.judge({ kind: 'service', name: 'events.amazonaws.com' }, { ...access, conditionKeys }) === 'allow';
  }

  #operatorPolicies(): Identity['policies'] {
    return this.#rights.policiesOf(this.stacks.find('AWS::IAM::ManagedPolicy', 'OperatorPolicy'));
  }
}

/** All rights, as an account's administrator has; the policies of resources bind even them. */
const everything: Identity['policies'] = [
  { Version: '2012-10-17', Statement: [{ Effect: 'Allow', Action: ['*'], Resource: ['*'], Condition: {} }] },
];

function user(name: string, policies: Identity['policies']): Identity {
  return { kind: 'identity', arn: `arn:aws:iam::${localStage.account}:user/${name}`, policies };
}

function valueOf(key: string, values: Access['conditionKeys']): readonly string[] | undefined {
  const isKnown = Object.hasOwn(values, key) || Object.hasOwn(values, key.replace(/\/.*$/s, '/'));
  if (!isKnown) throw new Error(`The local cloud does not know the condition key ${key}, which a policy asks for.`);
  const value = values[key];
  return value === undefined ? undefined : [value];
}
