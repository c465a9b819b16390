import { AccountRights } from '@incasso/infra/rights/AccountRights';
import { mayDeliver } from '@incasso/infra/rights/mayDeliver';
import type { DeployedResource, DeployedStacks } from '@incasso/infra/templates/DeployedStacks';
import { readAlarm, type DeployedAlarm } from './DeployedAlarm';
import { alarmState, periodsToRead } from './alarmState';
import { constructName } from './constructName';
import { readMetricFilter } from './MetricFilter';
import { MetricStore } from './MetricStore';
import { readNotice, type Notice } from './Notice';
import type { Observation } from '../telemetry/Observation';

/** Something that the operator is mailed. */
export type OperatorMail = {
  /** Of the alarm, without the stage before it; or the first word of a message. */
  readonly name: string;
  readonly kind: 'begins' | 'is over' | 'message';
  /** In milliseconds. */
  readonly at: number;
  /** Of a message. */
  readonly text?: string;
};

type AlarmChange = OperatorMail & { readonly kind: 'begins' | 'is over' };

const minuteMs = 60_000;

/**
 * What the operator is mailed for what was observed: by the alarms, metric filters and rules of the templates, judged
 * once a minute as CloudWatch does, as far as the topics' policies let it through. Observations come in the order of
 * their times.
 */
export function operatorMails(
  observations: readonly Observation[],
  stacks: DeployedStacks,
  time: { readonly from: number; readonly until: number },
): OperatorMail[] {
  const rights = new AccountRights(stacks);
  const mayPublish = (service: string, source: string, target: string) =>
    mayDeliver({ service, source, action: 'sns:Publish', target }, rights);
  const mayKeep = (source: string, target: string) =>
    mayDeliver({ service: 'events.amazonaws.com', source, action: 'sqs:SendMessage', target }, rights);

  const rules = stacks.resources('AWS::Events::Rule').flatMap(readNotice);
  const notices = rules.filter(({ ruleArn, topicArn }) => mayPublish('events.amazonaws.com', ruleArn, topicArn));
  const metrics = measure(observations, stacks.resources('AWS::Logs::MetricFilter'), rules);
  for (const rule of rules.filter((each) => !notices.includes(each))) {
    const { ruleArn, deadLettersArn } = rule;
    if (deadLettersArn !== undefined && mayKeep(ruleArn, deadLettersArn)) {
      measureQueue(constructName(deadLettersArn), timesOf(observations, rule), time.until, metrics);
    }
  }
  const fromAlarms = stacks
    .resources('AWS::CloudWatch::Alarm')
    .map(readAlarm)
    .flatMap((alarm) =>
      changesOf(alarm, metrics, time).filter(({ kind }) =>
        alarm.tells[kind].some((topic) => mayPublish('cloudwatch.amazonaws.com', alarm.arn, topic)),
      ),
    );
  return [...fromAlarms, ...observations.flatMap((observation) => messagesOn(observation, notices))];
}

function messagesOn(observation: Observation, notices: readonly Notice[]): OperatorMail[] {
  if (observation.kind !== 'event') return [];
  return notices.flatMap(({ textFor }) => {
    const text = textFor(observation.event);
    return text === undefined ? [] : [{ name: firstWord(text), kind: 'message', at: observation.at, text }];
  });
}

/** The numbers that the services give, of the rules too, and those that the filters make of log lines. */
function measure(
  observations: readonly Observation[],
  filterResources: readonly DeployedResource[],
  rules: readonly Notice[],
): MetricStore {
  const filters = filterResources.map(readMetricFilter);
  const metrics = new MetricStore();
  for (const observation of observations) {
    if (observation.kind === 'metric') metrics.add(observation, observation.value, observation.at);
    if (observation.kind === 'event') countMatches(observation, rules, metrics);
    if (observation.kind !== 'log') continue;
    const line = parseJson(observation.line);
    for (const { logGroup, metric, valueOf } of filters) {
      const value = logGroup === observation.logGroup ? valueOf(line) : undefined;
      if (value !== undefined) metrics.add(metric, value, observation.at);
    }
  }
  return metrics;
}

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-monitoring.html */
function countMatches(
  { event, at }: Extract<Observation, { kind: 'event' }>,
  rules: readonly Notice[],
  metrics: MetricStore,
): void {
  for (const { ruleName: RuleName, textFor } of rules) {
    if (textFor(event) === undefined) continue;
    metrics.add({ namespace: 'AWS/Events', name: 'MatchedEvents', dimensions: { RuleName } }, 1, at);
  }
}

function timesOf(observations: readonly Observation[], { textFor }: Notice): number[] {
  return observations.flatMap((each) => (each.kind === 'event' && textFor(each.event) !== undefined ? [each.at] : []));
}

/**
 * What EventBridge may not publish lies in the rule's queue from then on, without another attempt; SQS tells the number
 * every minute. https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-rule-event-delivery.html#eb-rule-dlq
 */
function measureQueue(QueueName: string, times: readonly number[], until: number, metrics: MetricStore): void {
  const metric = { namespace: 'AWS/SQS', name: 'ApproximateNumberOfMessagesVisible', dimensions: { QueueName } };
  for (let at = times[0] ?? Infinity; at <= until; at += minuteMs) {
    metrics.add(metric, times.filter((time) => time <= at).length, at);
  }
}

function changesOf(
  alarm: DeployedAlarm,
  metrics: MetricStore,
  { from, until }: { readonly from: number; readonly until: number },
): AlarmChange[] {
  const changes: AlarmChange[] = [];
  let isSounding = false;
  for (let at = from; at <= until; at += minuteMs) {
    const sounds = alarmState(pointsOf(alarm, metrics, at), alarm.rule) === 'ALARM';
    if (sounds !== isSounding) changes.push({ name: shortName(alarm.name), kind: sounds ? 'begins' : 'is over', at });
    isSounding = sounds;
  }
  return changes;
}

/** The points of the periods that end now, one behind the other. */
function pointsOf(
  { periodSeconds, combine, metrics: watched, rule }: DeployedAlarm,
  metrics: MetricStore,
  at: number,
): (number | undefined)[] {
  const periodMs = periodSeconds * 1000;
  const points = Array.from({ length: periodsToRead(rule) }, (_, place) => {
    const end = at - (periodsToRead(rule) - 1 - place) * periodMs;
    const values = watched
      .map(({ metric, statistic }) => metrics.read(metric, statistic, end - periodMs, end))
      .filter((value) => value !== undefined);
    return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
  });
  // FILL needs a point to begin with.
  const isFilled = combine === 'zero when missing' && points.some((point) => point !== undefined);
  return isFilled ? points.map((point) => point ?? 0) : points;
}

function shortName(alarmName: string): string {
  return alarmName.replace(/^incasso-[a-z0-9]+-/, '');
}

function firstWord(text: string): string {
  return /^[\w-]+/.exec(text)?.[0] ?? '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
