import * as v from 'valibot';
import { AccountRights } from '../rights/AccountRights';
import { mayDeliver, type Delivery } from '../rights/mayDeliver';
import { localStage } from '../stages/localStage';
import { stages } from '../stages/stages';
import { DeployedStacks, type DeployedResource } from '../templates/DeployedStacks';
import { synthesizeTemplates } from './synthesizeTemplates';

const [account, stranger] = ['111111111111', '222222222222'];
const arns = v.optional(v.array(v.string()), []);
const targetsSchema = v.array(
  v.object({ Arn: v.string(), DeadLetterConfig: v.optional(v.object({ Arn: v.string() })) }),
);

const redriveSchema = v.optional(
  v.pipe(
    v.object({ deadLetterTargetArn: v.string() }),
    v.transform(({ deadLetterTargetArn }) => deadLetterTargetArn),
  ),
);

const withCaseSystem = { caseSystem: localStage.caseSystem };

/** What sends by itself, and by which properties it is wired. */
const senders = { alarm: 'AWS::CloudWatch::Alarm', rule: 'AWS::Events::Rule' } as const;

/** Kinds of resources that name a topic or a queue without sending to it by themselves. */
const receivers = [
  'AWS::CloudWatch::Dashboard',
  'AWS::IAM::ManagedPolicy',
  'AWS::IAM::Policy',
  'AWS::Lambda::EventSourceMapping',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
];

const judgedStages = [
  ...stages.map((stage) => [stage.name, stage] as const),
  ...stages.slice(-1).map((stage) => [`${stage.name} with a case system`, { ...stage, ...withCaseSystem }] as const),
];

describe.each(judgedStages)('in %s', (_name, stage) => {
  const stacks = new DeployedStacks(synthesizeTemplates(stage), { account, region: stage.region });
  const rights = new AccountRights(stacks);
  const deliveries = [
    ...stacks.resources(senders.alarm).flatMap(deliveriesOfAlarm),
    ...stacks.resources(senders.rule).flatMap(deliveriesOfRule),
  ];

  test.each(deliveries)('$source may $action to $target', (delivery) => {
    expect(mayDeliver(delivery, rights)).toBe(true);
  });

  test.each(deliveries)('no other account may $action to $target in the name of $service', (delivery) => {
    const foreign = { ...delivery, source: delivery.source.replace(account, stranger) };

    expect(mayDeliver(foreign, rights)).toBe(isRuleToTopic(delivery));
  });

  test('an alarm watches every queue where something waits that went wrong', () => {
    const queues = stacks.resources('AWS::SQS::Queue');
    const letters = queues.flatMap(({ property }) => v.parse(redriveSchema, property('RedrivePolicy')) ?? []);
    const undelivered = stacks
      .resources(senders.rule)
      .flatMap(({ property }) => v.parse(targetsSchema, property('Targets')))
      .flatMap(({ DeadLetterConfig }) => DeadLetterConfig?.Arn ?? []);
    const ends = [...new Set([...letters, ...undelivered])];
    const alarms = stacks.resources(senders.alarm);
    const unwatched = queues.filter(
      (queue) => ends.includes(queue.arn) && !alarms.some((alarm) => stacks.refersTo(alarm, queue)),
    );

    expect(ends.length).toBeGreaterThanOrEqual(3);
    // Looks at the site that could not be started are missed by the alarm site-not-watched.
    expect(unwatched.map(({ path }) => path)).toEqual(['SiteCheck/Missed']);
  });

  test('nothing sends to a topic or a queue but what is judged here', () => {
    const ends = ['AWS::SNS::Topic', 'AWS::SQS::Queue'].flatMap((type) => stacks.resources(type));
    const naming = stacks
      .resources()
      .filter((resource) => !receivers.includes(resource.type) && ends.some((end) => stacks.refersTo(resource, end)));

    const judged: readonly string[] = Object.values(senders);
    expect(naming.map(({ type }) => type).filter((type) => !judged.includes(type))).toEqual([]);
  });
});

function deliveriesOfAlarm({ arn, property }: DeployedResource): Delivery[] {
  const ends = ['AlarmActions', 'OKActions', 'InsufficientDataActions'].flatMap((name) =>
    v.parse(arns, property(name)),
  );
  return [...new Set(ends)].map((end) => delivery('cloudwatch', arn, end));
}

/** An address is called by a role, which `CaseSystem.test.ts` judges. */
function deliveriesOfRule({ arn, property }: DeployedResource): Delivery[] {
  const targets = v.parse(targetsSchema, property('Targets'));
  return targets
    .flatMap(({ Arn, DeadLetterConfig }) => (DeadLetterConfig === undefined ? [Arn] : [Arn, DeadLetterConfig.Arn]))
    .filter((end) => !end.includes(':api-destination/'))
    .map((end) => delivery('events', arn, end));
}

function delivery(service: string, source: string, target: string): Delivery {
  const [, , kind = ''] = target.split(':');
  const action = { sns: 'sns:Publish', sqs: 'sqs:SendMessage', lambda: 'lambda:InvokeFunction' }[kind];
  if (action === undefined) throw new Error(`${source} sends to what is not judged here: ${target}`);
  return { service: `${service}.amazonaws.com`, source, action, target };
}

/**
 * Whether a rule of EventBridge publishes to a topic, whose policy cannot tell accounts apart: EventBridge takes no
 * conditions there. https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-use-resource-based.html#eb-sns-permissions
 */
function isRuleToTopic({ service, action }: Delivery): boolean {
  return service === 'events.amazonaws.com' && action === 'sns:Publish';
}
