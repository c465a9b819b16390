import * as v from 'valibot';

const oneOrMore = v.pipe(
  v.union([v.string(), v.array(v.string())]),
  v.transform((given) => [given].flat()),
);
/** Numbers and booleans of a template are strings in a policy. */
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
 * An IAM policy, as far as ours go. An element that evaluateAccess does not support (`NotAction`, `NotResource`,
 * `NotPrincipal`, a single account as principal) is rejected rather than ignored.
 * https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements.html
 */
export const policySchema = v.strictObject({
  Version: v.literal('2012-10-17'),
  Id: v.exactOptional(v.string()),
  Statement: v.array(statement),
});

export type Policy = v.InferOutput<typeof policySchema>;
export type Statement = Policy['Statement'][number];
