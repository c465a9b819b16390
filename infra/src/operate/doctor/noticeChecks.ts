import * as v from 'valibot';
import { mailDomain } from '../../stages/senderDomain';
import { edgeRegion } from '../../stages/stageStacks';
import { restores, type CheckContext, type DoctorCheck, type Finding } from './DoctorCheck';

const subscriptionsSchema = v.object({
  Subscriptions: v.array(v.object({ Endpoint: v.string(), TopicArn: v.string(), SubscriptionArn: v.string() })),
});
const alarmsSchema = v.object({
  MetricAlarms: v.array(v.object({ AlarmName: v.string(), ActionsEnabled: v.boolean() })),
});

export const noticeChecks: readonly DoctorCheck[] = [
  {
    name: 'Every alarm address has confirmed its subscription',
    run: (context) => inEachRegion(context, unconfirmed),
  },
  {
    name: 'An alarm address is outside the sender’s domain, whose failure would silence all others',
    appliesTo: ({ showsSamples }) => showsSamples !== true,
    run: ({ stage }) => {
      const own = mailDomain(stage.senderAddress);
      if (stage.alarmAddresses.some((address) => mailDomain(address) !== own)) return Promise.resolve([]);
      const fix = 'Add one to alarmAddresses in infra/src/stages/stages.ts.';
      return Promise.resolve([{ fault: `All are at ${own}.`, fix }]);
    },
  },
  { name: 'No alarm is muted', run: (context) => inEachRegion(context, muted) },
];

async function inEachRegion(
  context: CheckContext,
  find: (region: string, context: CheckContext) => Promise<Finding[]>,
): Promise<Finding[]> {
  return (await Promise.all([context.stage.region, edgeRegion].map((region) => find(region, context)))).flat();
}

async function unconfirmed(region: string, { stage, aws }: CheckContext): Promise<Finding[]> {
  const { Subscriptions } = v.parse(subscriptionsSchema, await aws('sns list-subscriptions', { region }));
  const ours = Subscriptions.filter(({ TopicArn }) => TopicArn.includes(`:incasso-${stage.name}-`));
  return stage.alarmAddresses.flatMap((address) => {
    const subscription = ours.find(({ Endpoint }) => Endpoint === address);
    if (subscription?.SubscriptionArn.startsWith('arn:') === true) return [];
    const fault = `${address} ${subscription === undefined ? 'is not subscribed' : 'has not confirmed'} in ${region}.`;
    const topic = ours[0]?.TopicArn;
    const fix =
      topic === undefined
        ? restores(stage)
        : `aws sns subscribe --region ${region} --protocol email --topic-arn ${topic} --notification-endpoint ${address}`;
    return [{ fault, fix }];
  });
}

async function muted(region: string, { stage, aws }: CheckContext): Promise<Finding[]> {
  const options = { region, 'alarm-name-prefix': `incasso-${stage.name}-` };
  const { MetricAlarms } = v.parse(alarmsSchema, await aws('cloudwatch describe-alarms', options));
  return MetricAlarms.filter(({ ActionsEnabled }) => !ActionsEnabled).map(({ AlarmName }) => ({
    fault: `${AlarmName} sends nothing.`,
    fix: `aws cloudwatch enable-alarm-actions --region ${region} --alarm-names ${AlarmName}`,
  }));
}
