import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';
import * as v from 'valibot';
import type { Aws } from '../account/cli';
import { describeStack } from '../account/describeStack';
import type { Stage } from '../stages/stageSchema';
import { edgeRegion, stageStacks, readTrailName } from '../stages/stageStacks';
import type { DoctorCheck, Finding } from './DoctorCheck';

const alarmsSchema = v.object({
  MetricAlarms: v.array(
    v.object({
      AlarmName: v.string(),
      AlarmDescription: v.optional(v.string(), ''),
      StateValue: v.string(),
      ActionsEnabled: v.boolean(),
    }),
  ),
});
const objectsSchema = v.optional(
  v.object({ Contents: v.optional(v.array(v.object({ Key: v.string(), LastModified: v.string() })), []) }),
  {},
);
const queuesSchema = v.optional(v.object({ QueueUrls: v.optional(v.array(v.string()), []) }), {});
const attributesSchema = v.object({ Attributes: v.object({ ApproximateNumberOfMessages: v.string() }) });
const plansSchema = v.object({
  MalwareProtectionPlans: v.array(v.object({ MalwareProtectionPlanId: v.string() })),
});
const planSchema = v.object({
  ProtectedResource: v.object({ S3Bucket: v.object({ BucketName: v.string() }) }),
  Status: v.string(),
  StatusReasons: v.optional(v.array(v.object({ Message: v.string() })), []),
});
const trailSchema = v.object({ IsLogging: v.boolean(), LatestDeliveryError: v.optional(v.string(), '') });
/** The timer retries a mail within half an hour. A longer wait does not resolve by itself. */
const longestWaitMs = 3_600_000;

export const watchChecks: readonly DoctorCheck[] = [
  {
    name: 'No alarm is firing, and none is disabled',
    run: async ({ stage, aws }) => {
      const findings: Finding[] = [];
      for (const region of [stage.region, edgeRegion]) {
        const options = { region, 'alarm-name-prefix': `incasso-${stage.name}-` };
        const { MetricAlarms } = v.parse(alarmsSchema, await aws('cloudwatch describe-alarms', options));
        for (const { AlarmName, AlarmDescription, StateValue, ActionsEnabled } of MetricAlarms) {
          const [, first = 'See "When an alarm goes off" in docs/operations.md.'] =
            /^Type first: (.*)$/m.exec(AlarmDescription) ?? [];
          if (StateValue === 'ALARM') findings.push({ fault: `${AlarmName} is firing.`, fix: first });
          if (!ActionsEnabled)
            findings.push({
              fault: `${AlarmName} is disabled.`,
              fix: `aws cloudwatch enable-alarm-actions --region ${region} --alarm-names ${AlarmName}`,
            });
        }
      }
      return findings;
    },
  },
  {
    name: 'Every case has been mailed to the staff',
    run: async ({ stage, aws, now }) => {
      const bucket = await documentsBucket(stage, aws);
      const findings: Finding[] = [];
      for (const prefix of [storagePrefixes.outbox, storagePrefixes.deadLetters]) {
        const { Contents } = v.parse(objectsSchema, await aws('s3api list-objects-v2', { bucket, prefix }));
        const old = Contents.filter(({ LastModified }) => now().getTime() - Date.parse(LastModified) > longestWaitMs);
        if (old.length > 0)
          findings.push({
            fault: `${old.length} mails wait in ${prefix} for more than an hour.`,
            fix: `npm run submissions -- pending --stage ${stage.name}`,
          });
      }
      return findings;
    },
  },
  {
    name: 'Every dead-letter queue is empty',
    run: async ({ stage, aws }) => {
      const answer = await aws('sqs list-queues', { 'queue-name-prefix': `incasso-${stage.name}-` });
      const { QueueUrls } = v.parse(queuesSchema, answer);
      const findings: Finding[] = [];
      for (const url of QueueUrls.filter((each) => !each.includes('-NotifyQueue'))) {
        const options = { 'queue-url': url, 'attribute-names': 'ApproximateNumberOfMessages' };
        const { Attributes } = v.parse(attributesSchema, await aws('sqs get-queue-attributes', options));
        const count = Number(Attributes.ApproximateNumberOfMessages);
        if (count > 0)
          findings.push({
            fault: `${url.replace(/^.*\//, '')} holds ${count}.`,
            fix: `aws sqs receive-message --visibility-timeout 0 --message-attribute-names All --queue-url ${url}`,
          });
      }
      return findings;
    },
  },
  {
    name: 'GuardDuty scans the documents',
    appliesTo: ({ malwareScan }) => malwareScan,
    run: async ({ stage, aws }) => {
      const bucket = await documentsBucket(stage, aws);
      const fix = `npm run deploy -- ${stage.name} running --restore`;
      const plans = v.parse(plansSchema, await aws('guardduty list-malware-protection-plans'));
      for (const { MalwareProtectionPlanId: id } of plans.MalwareProtectionPlans) {
        const answer = await aws('guardduty get-malware-protection-plan', { 'malware-protection-plan-id': id });
        const { ProtectedResource, Status, StatusReasons } = v.parse(planSchema, answer);
        if (ProtectedResource.S3Bucket.BucketName !== bucket) continue;
        if (Status === 'ACTIVE') return [];
        const reasons = StatusReasons.map(({ Message }) => Message);
        return [{ fault: [`Its plan is ${Status}.`, ...reasons].join('\n'), fix }];
      }
      return [{ fault: 'It has no plan for the documents bucket.', fix }];
    },
  },
  {
    name: 'CloudTrail logs who reads and deletes documents',
    run: async ({ stage, aws }) => {
      const name = readTrailName(stage.name);
      const { IsLogging, LatestDeliveryError } = v.parse(
        trailSchema,
        await aws('cloudtrail get-trail-status', { name }),
      );
      if (!IsLogging) return [{ fault: 'It is off.', fix: `aws cloudtrail start-logging --name ${name}` }];
      if (LatestDeliveryError === '') return [];
      const fault = `Its log does not reach the bucket: ${LatestDeliveryError}.`;
      return [{ fault, fix: `npm run deploy -- ${stage.name} running --restore` }];
    },
  },
];

async function documentsBucket(stage: Stage, aws: Aws): Promise<string> {
  const storage = stageStacks(stage).find(({ part }) => part === 'storage');
  const bucket = storage && (await describeStack(storage, aws))?.output('DocumentsBucket');
  if (bucket === undefined) throw new Error(`${stage.name} has no documents bucket.`);
  return bucket;
}
