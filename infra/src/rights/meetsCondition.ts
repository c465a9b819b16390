import { matchesArn, matchesPattern } from './matchesPattern';

/**
 * What is known of a request by the name of a condition key, in small letters: its values, or `undefined` when the
 * request has none. It throws for a key that the service does not have, which no policy of ours should name.
 */
export type RequestContext = (key: string) => readonly string[] | undefined;

type Comparison = { readonly isMet: (value: string, wanted: string) => boolean; readonly isNegated?: true };

const equals: Comparison = { isMet: (value, wanted) => value === wanted };
const isLike: Comparison = { isMet: matchesPattern };
const isLikeArn: Comparison = { isMet: matchesArn };
const not = ({ isMet }: Comparison): Comparison => ({ isMet, isNegated: true });

/** `ArnEquals` and `ArnLike` are the same. */
const comparisons: Readonly<Record<string, Comparison>> = {
  StringEquals: equals,
  StringNotEquals: not(equals),
  StringLike: isLike,
  StringNotLike: not(isLike),
  ArnEquals: isLikeArn,
  ArnLike: isLikeArn,
  ArnNotEquals: not(isLikeArn),
  ArnNotLike: not(isLikeArn),
  Bool: { isMet: (value, wanted) => value.toLowerCase() === wanted.toLowerCase() },
  NumericLessThan: { isMet: (value, wanted) => Number(value) < Number(wanted) },
};

/**
 * Whether a request meets one line of a condition: an operator, a key and the values that the policy names. Throws for
 * an operator that is not known here.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html
 */
export function meetsCondition(
  operator: string,
  { key, wanted }: { readonly key: string; readonly wanted: readonly string[] },
  context: RequestContext,
): boolean {
  const values = context(key.toLowerCase());
  if (operator === 'Null') return wanted.some((isMissing) => (isMissing === 'true') === (values === undefined));

  const [, quantifier, name = '', ifExists] =
    /^(?:(ForAnyValue|ForAllValues):)?(\w+?)(IfExists)?$/.exec(operator) ?? [];
  const comparison = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined;
  if (comparison === undefined) throw new Error(`The judge of policies does not know the operator ${operator}`);

  const isMet = (value: string) => {
    const isFound = wanted.some((one) => comparison.isMet(value, one));
    return comparison.isNegated ? !isFound : isFound;
  };
  if (quantifier === 'ForAllValues') return (values ?? []).every(isMet);
  if (quantifier === 'ForAnyValue') return (values ?? []).some(isMet);
  const [value, ...others] = values ?? [];
  if (others.length > 0) throw new Error(`${key} has many values: ${operator} needs ForAnyValue or ForAllValues`);
  return value === undefined ? ifExists !== undefined || comparison.isNegated === true : isMet(value);
}
