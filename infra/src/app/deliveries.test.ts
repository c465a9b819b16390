import * as v from 'valibot';
import { stages } from '../stages/stages';
import { deployedResources, type DeployedResource } from './testing/deployedResources';
import { mayDeliver, policySchema, type Delivery, type ResourcePolicy } from './testing/mayDeliver';
import { synthesizeStage } from './testing/synthesizeStage';

const account = '111111111111';
const arns = v.optional(v.array(v.string()), []);
const alarmSchema = v.object({
  AlarmName: v.string(),
  AlarmActions: arns,
  OKActions: arns,
  InsufficientDataActions: arns,
});
const ruleSchema = v.object({
  Targets: v.array(v.object({ Arn: v.string(), DeadLetterConfig: v.optional(v.object({ Arn: v.string() })) })),
});
const permissionSchema = v.object({
  Action: v.string(),
  FunctionName: v.string(),
  Principal: v.string(),
  SourceArn: v.string(),
});

/** Kinds of resources that name a topic or a queue without sending to it by themselves. */
const receivers = [
  'AWS::IAM::ManagedPolicy',
  'AWS::IAM::Policy',
  'AWS::Lambda::EventSourceMapping',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
  'AWS::SQS::Queue',
  'AWS::SQS::QueuePolicy',
];

describe.each(stages.map(({ name }) => name))('in %s', (name) => {
  const resources = deployedResources(synthesizeStage(name).stacks);
  const deliveries = resources.flatMap(deliveriesOf);
  const policies = resources.flatMap(policiesOf);

  test.each(deliveries)('$sourceArn may $action to $resource', (delivery) => {
    expect(mayDeliver(delivery, policies)).toBe(true);
  });

  test.each(deliveries)('no other account may $action to $resource in the name of $service', (delivery) => {
    const stranger = {
      ...delivery,
      sourceArn: delivery.sourceArn.replace(account, '222222222222'),
      sourceAccount: '222222222222',
    };

    expect(mayDeliver(stranger, policies)).toBe(isRuleToTopic(delivery));
  });

  test('nothing sends to a topic or a queue but what is judged here', () => {
    const ends = resources.filter(({ type }) => type === 'AWS::SNS::Topic' || type === 'AWS::SQS::Queue');
    const naming = resources.filter(
      ({ type, properties }) =>
        !receivers.includes(type) && ends.some(({ id }) => JSON.stringify(properties).includes(`:${id}"`)),
    );

    expect(naming.filter((resource) => deliveriesOf(resource).length === 0)).toEqual([]);
  });
});

/** What a resource sends by itself, and where to, as far as it is wired. */
function deliveriesOf({ type, id, properties }: DeployedResource): Delivery[] {
  switch (type) {
    case 'AWS::CloudWatch::Alarm': {
      const { AlarmName, ...actions } = v.parse(alarmSchema, properties);
      const sourceArn = `arn:aws:cloudwatch:eu-central-1:${account}:alarm:${AlarmName}`;
      return [...new Set(Object.values(actions).flat())].map((end) => delivery('cloudwatch', sourceArn, end));
    }
    case 'AWS::Events::Rule': {
      const sourceArn = `arn:aws:events:eu-central-1:${account}:rule/${id}`;
      const ends = v
        .parse(ruleSchema, properties)
        .Targets.flatMap(({ Arn, DeadLetterConfig }) =>
          DeadLetterConfig === undefined ? [Arn] : [Arn, DeadLetterConfig.Arn],
        );
      return ends.map((end) => delivery('events', sourceArn, end));
    }
    default:
      return [];
  }
}

function delivery(service: string, sourceArn: string, resource: string): Delivery {
  const [, , kind = ''] = resource.split(':');
  const action = { sns: 'sns:Publish', sqs: 'sqs:SendMessage', lambda: 'lambda:InvokeFunction' }[kind];
  if (action === undefined) throw new Error(`${sourceArn} sends to what is not judged here: ${resource}`);
  return { service: `${service}.amazonaws.com`, sourceArn, sourceAccount: account, action, resource };
}

/** The policies that stand at a resource; a permission is the policy of a function. */
function policiesOf({ type, properties }: DeployedResource): ResourcePolicy[] {
  if (type === 'AWS::SNS::TopicPolicy' || type === 'AWS::SQS::QueuePolicy') {
    return [v.parse(v.object({ PolicyDocument: policySchema }), properties).PolicyDocument];
  }
  if (type !== 'AWS::Lambda::Permission') return [];
  const { Action, FunctionName, Principal, SourceArn } = v.parse(permissionSchema, properties);
  return [
    v.parse(policySchema, {
      Statement: [
        {
          Effect: 'Allow',
          Principal: { Service: Principal },
          Action,
          Resource: FunctionName,
          Condition: { ArnLike: { 'aws:SourceArn': SourceArn } },
        },
      ],
    }),
  ];
}

/**
 * Whether a rule of EventBridge publishes to a topic, whose policy cannot tell accounts apart: EventBridge takes no
 * conditions there. https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-use-resource-based.html#eb-sns-permissions
 */
function isRuleToTopic({ service, action }: Delivery): boolean {
  return service === 'events.amazonaws.com' && action === 'sns:Publish';
}
