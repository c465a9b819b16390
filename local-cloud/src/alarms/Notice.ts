import * as v from 'valibot';
import type { DeployedResource } from '@incasso/infra/templates/DeployedStacks';
import { matchesPattern, type EventPattern } from '../events/matchesPattern';
import { constructName } from './constructName';
import { propertiesOf } from './DeployedAlarm';
import { select } from './filterPattern';

/** A rule that mails the operator an event. */
export type Notice = {
  readonly ruleName: string;
  readonly ruleArn: string;
  readonly topicArn: string;
  /** The queue for events that could not be published. */
  readonly deadLettersArn?: string | undefined;
  /** The text of the mail; `undefined` for an event that the rule does not take. */
  readonly textFor: (event: unknown) => string | undefined;
};

const eventPatternSchema: v.GenericSchema<EventPattern> = v.lazy(() =>
  v.record(v.string(), v.union([v.array(v.union([v.string(), v.object({ prefix: v.string() })])), eventPatternSchema])),
);
const ruleSchema = v.object({
  EventPattern: eventPatternSchema,
  Targets: v.array(
    v.object({
      Arn: v.string(),
      DeadLetterConfig: v.optional(v.object({ Arn: v.string() })),
      InputTransformer: v.optional(
        v.object({ InputPathsMap: v.record(v.string(), v.string()), InputTemplate: v.string() }),
      ),
    }),
  ),
});

/** Reads a rule of a template; nothing of a rule that goes to no topic. */
export function readNotice(resource: DeployedResource): Notice[] {
  const rule = v.safeParse(ruleSchema, propertiesOf(resource, ruleSchema));
  if (!rule.success) return [];
  const { EventPattern: pattern, Targets } = rule.output;
  const toTopics = Targets.filter(({ Arn }) => Arn.startsWith('arn:aws:sns:'));
  return toTopics.map(({ Arn: topicArn, DeadLetterConfig: deadLetters, InputTransformer: transformer }) => ({
    ruleName: constructName(resource.ref),
    ruleArn: resource.arn,
    topicArn,
    deadLettersArn: deadLetters?.Arn,
    textFor(event) {
      if (!matchesPattern(event, pattern)) return undefined;
      if (transformer === undefined) return JSON.stringify(event);
      const { InputPathsMap: paths, InputTemplate: template } = transformer;
      const filled = template.replaceAll(/<([\w-]+)>/g, (_, name: string) => textOf(select(event, paths[name] ?? '')));
      return v.is(v.pipe(v.string(), v.parseJson(), v.string()), filled)
        ? v.parse(v.string(), JSON.parse(filled))
        : filled;
    },
  }));
}

/** A path that an event does not have leaves nothing. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
