import * as v from 'valibot';
import { describeStack } from '../operate/describeStack';
import { readTrailName } from '../stages/readTrailName';
import { stageStacks } from '../stages/stageStacks';
import type { DoctorCheck, Lack } from './DoctorCheck';

const alarmsSchema = v.object({
  MetricAlarms: v.array(v.object({ AlarmName: v.string(), AlarmDescription: v.optional(v.string(), '') })),
});
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
const connectionsSchema = v.object({
  Connections: v.array(v.object({ Name: v.string(), ConnectionState: v.string() })),
});

/** What should run by itself, and whether it does. */
export const watchChecks: readonly DoctorCheck[] = [
  {
    name: 'No alarm rings',
    look: async ({ stage, aws }) => {
      const options = { 'alarm-name-prefix': `incasso-${stage.name}-`, 'state-value': 'ALARM' };
      const { MetricAlarms } = v.parse(alarmsSchema, await aws('cloudwatch describe-alarms', options));
      return MetricAlarms.map(({ AlarmName, AlarmDescription }) => {
        const [, first = 'See "When something rings" in docs/operations.md.'] =
          /^Type first: (.*)$/m.exec(AlarmDescription) ?? [];
        return { fault: `${AlarmName} rings.`, mend: first };
      });
    },
  },
  {
    name: 'No queue holds what could not be delivered',
    look: async ({ stage, aws }) => {
      const answer = await aws('sqs list-queues', { 'queue-name-prefix': `incasso-${stage.name}-` });
      const { QueueUrls } = v.parse(queuesSchema, answer);
      const lacks: Lack[] = [];
      for (const url of QueueUrls.filter((each) => !each.includes('-NotifyQueue'))) {
        const options = { 'queue-url': url, 'attribute-names': 'ApproximateNumberOfMessages' };
        const { Attributes } = v.parse(attributesSchema, await aws('sqs get-queue-attributes', options));
        const count = Number(Attributes.ApproximateNumberOfMessages);
        if (count > 0)
          lacks.push({
            fault: `${url.replace(/^.*\//, '')} holds ${count}.`,
            mend: `aws sqs receive-message --visibility-timeout 0 --message-attribute-names All --queue-url ${url}`,
          });
      }
      return lacks;
    },
  },
  {
    name: 'GuardDuty scans the documents',
    concerns: ({ malwareScan }) => malwareScan,
    look: async ({ stage, aws }) => {
      const storage = stageStacks(stage).find(({ part }) => part === 'storage');
      const bucket = storage && (await describeStack(storage, aws))?.output('DocumentsBucket');
      const mend = `npm run deploy -- ${stage.name} --revert-drift`;
      const plans = v.parse(plansSchema, await aws('guardduty list-malware-protection-plans'));
      for (const { MalwareProtectionPlanId: id } of plans.MalwareProtectionPlans) {
        const answer = await aws('guardduty get-malware-protection-plan', { 'malware-protection-plan-id': id });
        const { ProtectedResource, Status, StatusReasons } = v.parse(planSchema, answer);
        if (ProtectedResource.S3Bucket.BucketName !== bucket) continue;
        if (Status === 'ACTIVE') return [];
        const reasons = StatusReasons.map(({ Message }) => Message);
        return [{ fault: [`Its plan is ${Status}.`, ...reasons].join('\n'), mend }];
      }
      return [{ fault: 'It has no plan for the documents bucket.', mend }];
    },
  },
  {
    name: 'CloudTrail logs who reads documents',
    look: async ({ stage, aws }) => {
      const name = readTrailName(stage.name);
      const { IsLogging, LatestDeliveryError } = v.parse(
        trailSchema,
        await aws('cloudtrail get-trail-status', { name }),
      );
      if (!IsLogging) return [{ fault: 'It is off.', mend: `aws cloudtrail start-logging --name ${name}` }];
      if (LatestDeliveryError === '') return [];
      const fault = `Its log does not reach the bucket: ${LatestDeliveryError}.`;
      return [{ fault, mend: `npm run deploy -- ${stage.name} --revert-drift` }];
    },
  },
  {
    name: 'The case system can be called',
    concerns: ({ caseSystem }) => caseSystem !== undefined,
    look: async ({ stage, aws }) => {
      const { Connections } = v.parse(connectionsSchema, await aws('events list-connections'));
      const ours = Connections.filter(({ Name }) => Name.includes('CaseSystem'));
      if (ours.some(({ ConnectionState }) => ConnectionState === 'AUTHORIZED')) return [];
      return [
        {
          fault: `Its connection is ${ours[0]?.ConnectionState ?? 'missing'}.`,
          mend: `aws secretsmanager describe-secret --secret-id ${stage.caseSystem?.secretName}`,
        },
      ];
    },
  },
];
