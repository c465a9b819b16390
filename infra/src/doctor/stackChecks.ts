import * as v from 'valibot';
import { describeStack, stackFailures } from '../account/describeStack';
import { stageStacks, type StageStack } from '../stages/stageStacks';
import type { CheckContext, DoctorCheck, Finding } from './DoctorCheck';
import { comparedPolicies } from './policyChecks';

const driftPoll = { pauseMs: 5000, count: 60 };

const idSchema = v.object({ StackDriftDetectionId: v.string() });
const detectionSchema = v.object({
  DetectionStatus: v.string(),
  DetectionStatusReason: v.optional(v.string(), ''),
  StackDriftStatus: v.optional(v.string()),
});
const driftsSchema = v.object({
  StackResourceDrifts: v.array(
    v.object({
      LogicalResourceId: v.string(),
      ResourceType: v.optional(v.string(), ''),
      StackResourceDriftStatus: v.string(),
      PropertyDifferences: v.optional(v.array(v.object({ PropertyPath: v.string() })), []),
    }),
  ),
});
const resourcesSchema = v.object({
  StackResourceSummaries: v.array(
    v.object({
      ResourceType: v.optional(v.string(), ''),
      DriftInformation: v.optional(v.object({ StackResourceDriftStatus: v.string() })),
    }),
  ),
});

/**
 * CloudFormation reports drift in these properties of unchanged buckets.
 * https://github.com/aws-cloudformation/cloudformation-coverage-roadmap/issues/2554 and …/issues/1106
 */
const falseDrift = /^\/(BucketEncryption|OwnershipControls)\b/;

export const stackChecks: readonly DoctorCheck[] = [
  {
    name: 'Every stack is deployed and protected where needed, and no other is left',
    run: (context) => inEachStack(context, examineStack),
  },
  {
    name: 'No manual change or deletion that CloudFormation can detect',
    run: async (context) => {
      const unseen = new Set<string>();
      const findings = await inEachStack(context, (stack) => findDrift(stack, context, unseen));
      const types = [...unseen].filter((type) => !comparedPolicies.includes(type)).sort();
      if (types.length > 0) context.note(`No check detects manual changes of: ${types.join(', ')}.`);
      return findings;
    },
  },
];

async function inEachStack(
  context: CheckContext,
  find: (stack: StageStack, context: CheckContext) => Promise<Finding[]>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const stack of stageStacks(context.stage)) findings.push(...(await find(stack, context)));
  return findings;
}

async function examineStack(stack: StageStack, { stage, aws }: CheckContext): Promise<Finding[]> {
  const { name, region, isWanted, isProtected } = stack;
  const found = await describeStack(stack, aws);
  const deploys = `npm run deploy -- ${stage.name} running`;
  const options = `--region ${region} --stack-name ${name}`;
  const protects = `aws cloudformation update-termination-protection --enable-termination-protection ${options}`;
  const unprotects = isProtected ? `${protects.replace('--enable', '--no-enable')} && ` : '';
  const deletes = `${unprotects}aws cloudformation delete-stack ${options} && aws cloudformation wait stack-delete-complete ${options}`;
  if (!isWanted)
    return found === undefined ? [] : [{ fault: `${name} is not part of the stage and may cost money.`, fix: deletes }];
  if (found === undefined) return [{ fault: `${name} is not deployed.`, fix: `npm run deploy -- ${stage.name} here` }];
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html
  if (/^(CREATE|UPDATE)_COMPLETE$/.test(found.status))
    return isProtected && !found.isProtected
      ? [{ fault: `${name} is not protected from deletion.`, fix: protects }]
      : [];
  const fault = [`${name} is ${found.status}.`, ...(await stackFailures(stack, aws)).slice(0, 3)].join('\n');
  if (found.status.endsWith('_IN_PROGRESS'))
    return [{ fault, fix: 'Wait until it has finished, then run the doctor again.' }];
  // A stack whose first deploy or deletion failed cannot be updated.
  if (/^(ROLLBACK_COMPLETE|(DELETE|CREATE|ROLLBACK)_FAILED)$/.test(found.status))
    return [{ fault, fix: `${deletes} && ${deploys.replace('running', 'here')}` }];
  return [{ fault, fix: deploys }];
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/detect-drift-stack.html */
async function findDrift(stack: StageStack, context: CheckContext, unseen: Set<string>): Promise<Finding[]> {
  const { stage, aws } = context;
  const { name, region } = stack;
  if ((await describeStack(stack, aws)) === undefined) return [];
  const options = { region, 'stack-name': name };
  const { StackDriftDetectionId } = v.parse(idSchema, await aws('cloudformation detect-stack-drift', options));
  const { DetectionStatusReason, StackDriftStatus } = await awaitDetection(region, StackDriftDetectionId, context);
  const { StackResourceSummaries } = v.parse(
    resourcesSchema,
    await aws('cloudformation list-stack-resources', options),
  );
  for (const { ResourceType, DriftInformation } of StackResourceSummaries)
    if (/^(NOT_CHECKED|UNSUPPORTED|UNKNOWN)$/.test(DriftInformation?.StackResourceDriftStatus ?? ''))
      unseen.add(ResourceType);
  if (StackDriftStatus === 'IN_SYNC') return [];
  if (StackDriftStatus !== 'DRIFTED')
    return [
      {
        fault: `${name} could not be compared with its template: ${DetectionStatusReason || StackDriftStatus}.`,
        fix: `aws cloudformation detect-stack-drift --region ${region} --stack-name ${name}`,
      },
    ];
  const answer = await aws('cloudformation describe-stack-resource-drifts', options);
  const changed = v
    .parse(driftsSchema, answer)
    .StackResourceDrifts.filter(
      ({ ResourceType, StackResourceDriftStatus: status, PropertyDifferences }) =>
        status === 'DELETED' ||
        (status === 'MODIFIED' &&
          !(
            ResourceType === 'AWS::S3::Bucket' &&
            PropertyDifferences.every(({ PropertyPath }) => falseDrift.test(PropertyPath))
          )),
    )
    .map((drift) => `${drift.LogicalResourceId} (${drift.StackResourceDriftStatus})`);
  if (changed.length === 0) return [];
  return [{ fault: `${name}: ${changed.join(', ')}.`, fix: `npm run deploy -- ${stage.name} running --restore` }];
}

async function awaitDetection(region: string, id: string, { aws, pause }: CheckContext) {
  const options = { region, 'stack-drift-detection-id': id };
  for (let tries = 1; ; tries += 1) {
    const answer = await aws('cloudformation describe-stack-drift-detection-status', options);
    const status = v.parse(detectionSchema, answer);
    if (status.DetectionStatus !== 'DETECTION_IN_PROGRESS' || tries === driftPoll.count) return status;
    await pause(driftPoll.pauseMs);
  }
}
