import { matchesArn, matchesPattern } from './matchesPattern';
import { meetsCondition, type RequestContext } from './meetsCondition';
import type { Policy, Statement } from './policySchema';

/** Who asks. An identity is a role or a user, and `anonymous` somebody without a signature. */
export type Caller =
  | { readonly kind: 'identity'; readonly arn: string; readonly policies: readonly Policy[] }
  | { readonly kind: 'service'; readonly name: string }
  /** By a token of an identity provider, which has this ARN. */
  | { readonly kind: 'federated'; readonly provider: string }
  | { readonly kind: 'anonymous' };

/** What somebody wants to do. */
export type AccessRequest = {
  /** Such as `s3:GetObject`. */
  readonly action: string;
  /** The ARN of what it is done to. */
  readonly resource: string;
  readonly context: RequestContext;
};

export type Judgement = {
  readonly isAllowed: boolean;
  /** Why: a Deny that holds, a lack of any Allow, or the Allow that does. */
  readonly reason: 'explicit deny' | 'implicit deny' | 'allow';
  /** The statements that decided; none for an implicit deny. */
  readonly statements: readonly Statement[];
};

/**
 * Judges as IAM does within one account: nothing is allowed unless a policy of the caller or of the resource allows it,
 * and a Deny goes over every Allow. There are no boundaries, session or organisation policies.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic_policy-eval-basics.html
 */
export function judgeAccess(caller: Caller, request: AccessRequest, ofResource: readonly Policy[] = []): Judgement {
  const ofCaller = caller.kind === 'identity' ? caller.policies.flatMap(({ Statement }) => Statement) : [];
  const named = ofResource.flatMap(({ Statement }) => Statement).filter((statement) => names(statement, caller));
  const statements = [...ofCaller, ...named].filter((statement) => appliesTo(statement, request));

  const denying = statements.filter(({ Effect }) => Effect === 'Deny');
  if (denying.length > 0) return { isAllowed: false, reason: 'explicit deny', statements: denying };
  if (statements.length === 0) return { isAllowed: false, reason: 'implicit deny', statements };
  return { isAllowed: true, reason: 'allow', statements };
}

/**
 * Whether a statement of a resource's policy is about this caller.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_principal.html
 */
function names({ Principal }: Statement, caller: Caller): boolean {
  if (Principal === undefined) throw new Error('A policy of a resource has to name a principal');
  if (Principal === '*') return true;
  const { AWS = [], Service = [], Federated = [] } = Principal;
  if (AWS.includes('*')) return true;
  const unknown = AWS.find((arn) => !/^arn:[\w-]+:iam::\d{12}:(role|user)\//.test(arn));
  if (unknown !== undefined) throw new Error(`The judge of policies knows no principal such as ${unknown}`);
  if (caller.kind === 'service') return Service.includes(caller.name);
  if (caller.kind === 'federated') return Federated.includes(caller.provider);
  return caller.kind === 'identity' && AWS.includes(caller.arn);
}

function appliesTo(statement: Statement, { action, resource, context }: AccessRequest): boolean {
  const { Action, Resource, Condition } = statement;
  return (
    Action.some((pattern) => matchesPattern(action.toLowerCase(), pattern.toLowerCase())) &&
    (Resource ?? ['*']).some((pattern) => matchesArn(resource, pattern)) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, wanted]) => meetsCondition(operator, { key, wanted }, context)),
    )
  );
}
