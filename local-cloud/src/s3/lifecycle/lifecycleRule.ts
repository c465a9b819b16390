import * as v from 'valibot';

const days = v.pipe(v.number(), v.integer(), v.minValue(1));

/** A rule as CloudFormation takes it. One that says more than this is refused: the stand-in would not obey it. */
const lifecycleRuleSchema = v.strictObject({
  Id: v.string(),
  Status: v.literal('Enabled'),
  Prefix: v.optional(v.string(), ''),
  ExpirationInDays: v.optional(days),
  ExpiredObjectDeleteMarker: v.optional(v.boolean(), false),
  NoncurrentVersionExpiration: v.optional(v.strictObject({ NoncurrentDays: days })),
  AbortIncompleteMultipartUpload: v.optional(v.strictObject({ DaysAfterInitiation: days })),
});

export type LifecycleRule = v.InferOutput<typeof lifecycleRuleSchema>;

const templateSchema = v.object({ Resources: v.record(v.string(), v.looseObject({ Type: v.string() })) });

const versionedBucketSchema = v.object({
  Type: v.literal('AWS::S3::Bucket'),
  Properties: v.object({
    VersioningConfiguration: v.object({ Status: v.literal('Enabled') }),
    LifecycleConfiguration: v.object({ Rules: v.array(lifecycleRuleSchema) }),
  }),
});

/** The rules of the one versioned bucket of a template. Throws when there is none, or one with other rules. */
export function lifecycleRulesOf(template: unknown): LifecycleRule[] {
  const { Resources } = v.parse(templateSchema, template);
  const versioned = Object.values(Resources).find(
    ({ Type, Properties }) =>
      Type === 'AWS::S3::Bucket' && v.is(v.looseObject({ VersioningConfiguration: v.unknown() }), Properties),
  );
  return v.parse(versionedBucketSchema, versioned).Properties.LifecycleConfiguration.Rules;
}
