import * as v from 'valibot';
import { describeStack, stackFailures } from '../operate/describeStack';
import { stageStacks, type StageStack } from '../stages/stageStacks';
import type { DoctorCheck, Lack, Sight } from './DoctorCheck';

const driftPoll = { pauseMs: 5000, count: 60 };

const idSchema = v.object({ StackDriftDetectionId: v.string() });
const detectionSchema = v.object({
  DetectionStatus: v.string(),
  DetectionStatusReason: v.optional(v.string(), ''),
  StackDriftStatus: v.optional(v.string()),
});
const driftsSchema = v.object({
  StackResourceDrifts: v.array(v.object({ LogicalResourceId: v.string(), StackResourceDriftStatus: v.string() })),
});

/** What CloudFormation says of the stacks. */
export const stackChecks: readonly DoctorCheck[] = [
  {
    name: 'Every stack is up, and no other is left',
    look: async (sight) => {
      const lacks: Lack[] = [];
      for (const stack of stageStacks(sight.stage)) lacks.push(...(await lookAtStack(stack, sight)));
      return lacks;
    },
  },
  {
    name: 'Nothing was changed or deleted beside CloudFormation',
    look: async (sight) => {
      const lacks: Lack[] = [];
      for (const stack of stageStacks(sight.stage)) lacks.push(...(await lookForDrift(stack, sight)));
      return lacks;
    },
  },
];

async function lookAtStack(stack: StageStack, { stage, aws }: Sight): Promise<Lack[]> {
  const { name, region, part, isWanted } = stack;
  const found = await describeStack(stack, aws);
  const deploys = `npm run deploy -- ${stage.name}`;
  const deletes = `aws cloudformation delete-stack --region ${region} --stack-name ${name}`;
  if (!isWanted)
    return found === undefined ? [] : [{ fault: `${name} is no part of the stage, and may cost.`, mend: deletes }];
  if (found === undefined) return [{ fault: `${name} is not deployed.`, mend: deploys }];
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/view-stack-events.html
  if (/^(CREATE|UPDATE)_COMPLETE$/.test(found.status)) return [];
  const fault = [`${name} is ${found.status}.`, ...(await stackFailures(stack, aws)).slice(0, 3)].join('\n');
  // A stack whose first deploy failed cannot be updated.
  if (found.status !== 'ROLLBACK_COMPLETE') return [{ fault, mend: deploys }];
  const unprotects = `aws cloudformation update-termination-protection --no-enable-termination-protection --region ${region} --stack-name ${name} && `;
  return [{ fault, mend: `${part === 'storage' ? unprotects : ''}${deletes} && ${deploys}` }];
}

/** https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/detect-drift-stack.html */
async function lookForDrift(stack: StageStack, sight: Sight): Promise<Lack[]> {
  const { stage, aws } = sight;
  const { name, region } = stack;
  if ((await describeStack(stack, aws)) === undefined) return [];
  const options = { region, 'stack-name': name };
  const { StackDriftDetectionId } = v.parse(idSchema, await aws('cloudformation detect-stack-drift', options));
  const { DetectionStatusReason, StackDriftStatus } = await awaitDetection(region, StackDriftDetectionId, sight);
  if (StackDriftStatus === 'IN_SYNC') return [];
  if (StackDriftStatus !== 'DRIFTED')
    return [
      {
        fault: `${name} could not be compared with its template: ${DetectionStatusReason || StackDriftStatus}.`,
        mend: `aws cloudformation detect-stack-drift --region ${region} --stack-name ${name}`,
      },
    ];
  const answer = await aws('cloudformation describe-stack-resource-drifts', options);
  const changed = v
    .parse(driftsSchema, answer)
    .StackResourceDrifts.filter(({ StackResourceDriftStatus }) => /^(MODIFIED|DELETED)$/.test(StackResourceDriftStatus))
    .map((drift) => `${drift.LogicalResourceId} (${drift.StackResourceDriftStatus})`);
  return [{ fault: `${name}: ${changed.join(', ')}.`, mend: `npm run deploy -- ${stage.name} --revert-drift` }];
}

async function awaitDetection(region: string, id: string, { aws, pause }: Sight) {
  const options = { region, 'stack-drift-detection-id': id };
  for (let tries = 1; ; tries += 1) {
    const answer = await aws('cloudformation describe-stack-drift-detection-status', options);
    const status = v.parse(detectionSchema, answer);
    if (status.DetectionStatus !== 'DETECTION_IN_PROGRESS' || tries === driftPoll.count) return status;
    await pause(driftPoll.pauseMs);
  }
}
