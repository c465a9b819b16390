import { Rule, RuleTargetInput, type EventPattern } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { AlarmTopic } from './AlarmTopic';

export type NoticeProps = {
  /** Unique in its stack. */
  readonly id: string;
  readonly pattern: EventPattern;
  /**
   * The row in `docs/operations.md`. Contains a field of the event: EventBridge requires a template without one to be
   * valid JSON.
   */
  readonly title: string;
  /** What happened, and what it means for visitors or the staff. */
  readonly lines: readonly string[];
  /** The command to type first, in a shell with the variables of `docs/operations.md`. */
  readonly firstCommand: string;
  readonly topic: AlarmTopic;
  /** Receives events whose notice could not be sent. They may contain mail addresses. */
  readonly unpublished?: IQueue;
};

/**
 * Mails the operator of each event that matches. SNS mails the text as the JSON that EventBridge passes on, so `\n`
 * inside a string would arrive as these two characters. Each line is therefore a separate string and arrives in quotes.
 * https://docs.aws.amazon.com/guardduty/latest/ug/guardduty_findings_eventbridge.html
 */
export class Notice extends Rule {
  constructor(scope: Construct, { id, pattern, title, lines, firstCommand, topic, unpublished }: NoticeProps) {
    const ending = `docs/operations.md says under 'When an alarm goes off' what to do then.`;
    const message = RuleTargetInput.fromMultilineText(
      [title, ...lines, `Type first: ${firstCommand}`, ending].join('\n'),
    );
    super(scope, id, {
      description: lines[0] ?? title,
      eventPattern: pattern,
      targets: [
        new SnsTopic(topic, { message, role: topic.publisher, ...(unpublished && { deadLetterQueue: unpublished }) }),
      ],
    });
  }
}
