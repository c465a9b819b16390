import * as v from 'valibot';

/** The part of AWS WAF's rules that the product uses; any other does not parse, rather than being passed over. */

const transformations = v.pipe(
  v.array(
    v.strictObject({ priority: v.number(), type: v.picklist(['NONE', 'LOWERCASE', 'URL_DECODE', 'NORMALIZE_PATH']) }),
  ),
  v.minLength(1),
);

const fieldSchema = v.union([
  v.strictObject({ uriPath: v.strictObject({}) }),
  v.strictObject({ singleHeader: v.strictObject({ Name: v.string() }) }),
]);

const fieldMatch = { fieldToMatch: fieldSchema, textTransformations: transformations };

const byteMatchSchema = v.strictObject({
  byteMatchStatement: v.strictObject({
    ...fieldMatch,
    positionalConstraint: v.picklist(['EXACTLY', 'STARTS_WITH', 'ENDS_WITH', 'CONTAINS']),
    searchString: v.string(),
  }),
});

const regexMatchSchema = v.strictObject({
  regexMatchStatement: v.strictObject({ ...fieldMatch, regexString: v.string() }),
});

const labelMatchSchema = v.strictObject({
  labelMatchStatement: v.strictObject({ scope: v.literal('LABEL'), key: v.string() }),
});

/** What a request is or has; says nothing of other requests. */
export type Condition =
  | v.InferOutput<typeof byteMatchSchema>
  | v.InferOutput<typeof regexMatchSchema>
  | v.InferOutput<typeof labelMatchSchema>
  | { readonly andStatement: { readonly statements: Condition[] } }
  | { readonly orStatement: { readonly statements: Condition[] } }
  | { readonly notStatement: { readonly statement: Condition } };

const conditionSchema: v.GenericSchema<Condition> = v.union([
  byteMatchSchema,
  regexMatchSchema,
  labelMatchSchema,
  v.strictObject({ andStatement: v.strictObject({ statements: v.array(v.lazy(() => conditionSchema)) }) }),
  v.strictObject({ orStatement: v.strictObject({ statements: v.array(v.lazy(() => conditionSchema)) }) }),
  v.strictObject({ notStatement: v.strictObject({ statement: v.lazy(() => conditionSchema) }) }),
]);

const customKeySchema = v.union([
  v.strictObject({ ip: v.strictObject({}) }),
  v.strictObject({ header: v.strictObject({ name: v.string(), textTransformations: transformations }) }),
]);

const rateFields = {
  evaluationWindowSec: v.picklist([60, 120, 300, 600]),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1)),
  scopeDownStatement: v.optional(conditionSchema),
};

const rateSchema = v.strictObject({
  rateBasedStatement: v.variant('aggregateKeyType', [
    v.strictObject({ aggregateKeyType: v.literal('IP'), ...rateFields }),
    v.strictObject({ aggregateKeyType: v.literal('CUSTOM_KEYS'), customKeys: v.array(customKeySchema), ...rateFields }),
  ]),
});

const count = v.strictObject({ count: v.strictObject({}) });
const none = v.strictObject({ none: v.strictObject({}) });

const groupSchema = v.strictObject({
  managedRuleGroupStatement: v.strictObject({
    vendorName: v.literal('AWS'),
    name: v.string(),
    ruleActionOverrides: v.optional(v.array(v.strictObject({ name: v.string(), actionToUse: count })), []),
  }),
});

const blockSchema = v.strictObject({
  block: v.strictObject({
    customResponse: v.optional(
      v.strictObject({
        responseCode: v.number(),
        customResponseBodyKey: v.string(),
        responseHeaders: v.optional(v.array(v.strictObject({ name: v.string(), value: v.string() })), []),
      }),
    ),
  }),
});

const named = { name: v.string(), priority: v.number(), visibilityConfig: v.unknown() };

const ruleSchema = v.union([
  v.strictObject({ ...named, statement: rateSchema, action: blockSchema }),
  v.strictObject({ ...named, statement: groupSchema, overrideAction: v.union([count, none]) }),
  v.strictObject({ ...named, statement: conditionSchema, action: blockSchema }),
]);

/** A web ACL that lets pass what no rule blocks. */
export const webAclSchema = v.object({
  rules: v.array(ruleSchema),
  customResponseBodies: v.record(
    v.string(),
    v.strictObject({
      contentType: v.picklist(['APPLICATION_JSON', 'TEXT_HTML', 'TEXT_PLAIN']),
      // https://docs.aws.amazon.com/waf/latest/developerguide/limits.html
      content: v.pipe(v.string(), v.maxBytes(4096)),
    }),
  ),
});

export type WebAcl = v.InferOutput<typeof webAclSchema>;
export type FirewallRule = WebAcl['rules'][number];
export type RateRule = v.InferOutput<typeof rateSchema>['rateBasedStatement'];
export type BlockAction = v.InferOutput<typeof blockSchema>['block'];
export type GroupStatement = v.InferOutput<typeof groupSchema>['managedRuleGroupStatement'];
export type TextTransformations = v.InferOutput<typeof transformations>;
