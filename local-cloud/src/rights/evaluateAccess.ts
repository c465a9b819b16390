import type { AccessRequest } from './Callers';
import { matchesArn, matchesPolicyPattern } from './matchesPolicyPattern';
import type { Policy, Statement } from './policySchema';

/** The caller: a role or a user with its policies, or an AWS service. */
export type Caller =
  | { readonly kind: 'identity'; readonly arn: string; readonly policies: readonly Policy[] }
  | { readonly kind: 'service'; readonly name: string };

export type Decision = 'explicit deny' | 'implicit deny' | 'allow';

/**
 * Evaluates access as IAM does within one account: a call needs an Allow of the caller's policies or the resource's,
 * and no Deny.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_evaluation-logic_policy-eval-basics.html
 */
export function evaluateAccess(caller: Caller, access: AccessRequest, ofResource: readonly Policy[] = []): Decision {
  const ofCaller = caller.kind === 'identity' ? caller.policies.flatMap(({ Statement }) => Statement) : [];
  const named = ofResource.flatMap(({ Statement }) => Statement).filter((statement) => names(statement, caller));
  const effects = [...ofCaller, ...named]
    .filter((statement) => appliesTo(statement, access))
    .map(({ Effect }) => Effect);
  if (effects.includes('Deny')) return 'explicit deny';
  return effects.includes('Allow') ? 'allow' : 'implicit deny';
}

/** Whether the principal of a resource's statement includes this caller. */
function names({ Principal }: Statement, caller: Caller): boolean {
  if (Principal === undefined) throw new Error('A resource policy must name a principal.');
  return Principal.AWS === '*' || (caller.kind === 'service' && (Principal.Service ?? []).includes(caller.name));
}

function appliesTo(
  { Action, Resource, Condition }: Statement,
  { action, resource, conditionKeys }: AccessRequest,
): boolean {
  return (
    Action.some((pattern) => matchesPolicyPattern(action.toLowerCase(), pattern.toLowerCase())) &&
    Resource.some((pattern) => matchesArn(resource, pattern)) &&
    Object.entries(Condition).every(([operator, keys]) =>
      Object.entries(keys).every(([key, wanted]) =>
        meetsCondition(operator, wanted, valueOf(key.toLowerCase(), conditionKeys)),
      ),
    )
  );
}

/** `ArnEquals` and `ArnLike` are the same. */
const comparisons: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  StringEquals: (value, wanted) => value === wanted,
  StringLike: matchesPolicyPattern,
  ArnEquals: matchesArn,
  ArnLike: matchesArn,
  Bool: (value, wanted) => value === wanted,
  NumericLessThan: (value, wanted) => Number(value) < Number(wanted),
};

/**
 * Whether a value meets one condition. A negated operator also matches a missing value.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
 */
function meetsCondition(operator: string, wanted: readonly string[], value: string | undefined): boolean {
  const name = operator.replace('Not', '');
  const comparison = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined;
  if (comparison === undefined) throw new Error(`Unknown condition operator ${operator}.`);
  const isFound = value !== undefined && wanted.some((one) => comparison(value, one));
  return operator === name ? isFound : !isFound;
}

function valueOf(key: string, values: AccessRequest['conditionKeys']): string | undefined {
  const isKnown = Object.hasOwn(values, key) || Object.hasOwn(values, key.replace(/\/.*$/s, '/'));
  if (!isKnown) throw new Error(`Unknown condition key ${key}.`);
  return values[key];
}
