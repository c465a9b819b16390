import * as v from 'valibot';

const oneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((given) => [given].flat()),
);
/** Numbers and truth values of a template are text in a policy. */
const value = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String));
const values = v.pipe(
  v.union([value, v.array(value)]),
  v.transform((given) => [given].flat()),
);

const statement = v.strictObject({
  Sid: v.exactOptional(v.string()),
  Effect: v.picklist(['Allow', 'Deny']),
  Principal: v.exactOptional(
    v.strictObject({ AWS: v.exactOptional(v.literal('*')), Service: v.exactOptional(oneOrMore) }),
  ),
  Action: oneOrMore,
  Resource: oneOrMore,
  Condition: v.optional(v.record(v.string(), v.record(v.string(), values)), {}),
});

/**
 * A policy of IAM, as far as ours go. An element that evaluateAccess does not know (`NotAction`, `NotResource`,
 * `NotPrincipal`, one account as a principal) is refused rather than passed over.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html
 */
export const policySchema = v.strictObject({
  Version: v.literal('2012-10-17'),
  Id: v.exactOptional(v.string()),
  Statement: v.array(statement),
});

export type Policy = v.InferOutput<typeof policySchema>;
export type Statement = Policy['Statement'][number];
