import * as v from 'valibot';
import { describeStack } from '../account/describeStack';
import { stageStacks, type StageStack } from '../stages/stageStacks';
import type { CheckContext, DoctorCheck, Finding } from './DoctorCheck';

const reference = v.object({ Ref: v.string() });
const templateSchema = v.object({
  TemplateBody: v.object({
    Resources: v.record(
      v.string(),
      v.object({
        Type: v.string(),
        Properties: v.optional(
          v.looseObject({
            Bucket: v.optional(v.unknown()),
            Topics: v.optional(v.tuple([reference])),
            Queues: v.optional(v.tuple([reference])),
            PolicyDocument: v.optional(v.unknown()),
          }),
          {},
        ),
      }),
    ),
  }),
});
const resourcesSchema = v.object({
  StackResourceSummaries: v.array(
    v.object({ LogicalResourceId: v.string(), PhysicalResourceId: v.optional(v.string(), '') }),
  ),
});
const documentSchema = v.object({ Statement: v.array(v.unknown()) });
const policyText = v.pipe(v.string(), v.parseJson(), documentSchema);
const bucketPolicySchema = v.object({ Policy: policyText });
const attributesSchema = v.object({ Attributes: v.object({ Policy: policyText }) });

/** The policy types that `policyChecks` compares, because CloudFormation does not detect their drift. */
export const comparedPolicies: readonly string[] = [
  'AWS::S3::BucketPolicy',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::QueuePolicy',
];

export const policyChecks: readonly DoctorCheck[] = [
  {
    name: 'The policies of buckets, topics and queues match the template',
    run: async (context) => {
      const findings: Finding[] = [];
      for (const stack of stageStacks(context.stage))
        if ((await describeStack(stack, context.aws)) !== undefined) findings.push(...(await compare(stack, context)));
      return findings;
    },
  },
];

async function compare({ name, region }: StageStack, { stage, aws }: CheckContext): Promise<Finding[]> {
  const options = { region, 'stack-name': name };
  const template = v.parse(templateSchema, await aws('cloudformation get-template', options)).TemplateBody;
  const { StackResourceSummaries } = v.parse(
    resourcesSchema,
    await aws('cloudformation list-stack-resources', options),
  );
  const idOf = ({ Ref }: v.InferOutput<typeof reference>) =>
    StackResourceSummaries.find(({ LogicalResourceId }) => LogicalResourceId === Ref)?.PhysicalResourceId ?? '';
  const findings: Finding[] = [];
  for (const [id, { Type, Properties }] of Object.entries(template.Resources)) {
    if (!comparedPolicies.includes(Type)) continue;
    const { Bucket, Topics, Queues, PolicyDocument } = Properties;
    const live = await readLive(async () => {
      if (Topics !== undefined)
        return v.parse(
          attributesSchema,
          await aws('sns get-topic-attributes', { region, 'topic-arn': idOf(Topics[0]) }),
        ).Attributes.Policy;
      if (Queues !== undefined) {
        const asked = { region, 'queue-url': idOf(Queues[0]), 'attribute-names': 'Policy' };
        return v.parse(attributesSchema, await aws('sqs get-queue-attributes', asked)).Attributes.Policy;
      }
      const bucket = idOf(v.parse(reference, Bucket));
      return v.parse(bucketPolicySchema, await aws('s3api get-bucket-policy', { region, bucket })).Policy;
    });
    const planned = v.parse(documentSchema, PolicyDocument).Statement;
    if (live !== undefined && agrees(planned, live.Statement)) continue;
    const fault = `${name}: ${id} ${live === undefined ? 'is gone' : 'differs'}.`;
    findings.push({ fault, fix: `npm run deploy -- ${stage.name} running --restore` });
  }
  return findings;
}

async function readLive<Policy>(read: () => Promise<Policy>): Promise<Policy | undefined> {
  try {
    return await read();
  } catch (error) {
    // https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetBucketPolicy.html
    if (error instanceof v.ValiError || (error instanceof Error && error.message.includes('NoSuchBucketPolicy')))
      return undefined;
    throw error;
  }
}

/** Compares a template value with the live value. A CloudFormation function matches any value. */
function agrees(planned: unknown, live: unknown): boolean {
  if (isFunction(planned)) return true;
  if (Array.isArray(planned) || Array.isArray(live)) {
    const [some, others] = [[planned].flat(), [live].flat()];
    return some.length === others.length && some.every((one) => others.some((other) => agrees(one, other)));
  }
  if (isRecord(planned) && isRecord(live)) {
    const keys = Object.keys(planned);
    return keys.length === Object.keys(live).length && keys.every((key) => agrees(planned[key], live[key]));
  }
  // A topic's `*` comes back as `{ "AWS": "*" }`.
  if (planned === '*' && isRecord(live)) return live['AWS'] === '*';
  return String(planned).toLowerCase() === String(live).toLowerCase();
}

function isFunction(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 1 && /^(Ref$|Fn::)/.test(Object.keys(value)[0] ?? '');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
