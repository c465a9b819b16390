import { RuleTargetInput } from 'aws-cdk-lib/aws-events';

export type Notice = {
  /**
   * The row in `docs/operations.md`. Contains a field of the event: EventBridge requires a template without one to be
   * valid JSON.
   */
  readonly title: string;
  /** What happened, and what it means for visitors or the staff. */
  readonly lines: readonly string[];
  /** The command to type first, in a shell with the variables of `docs/operations.md`. */
  readonly firstCommand: string;
};

/**
 * The text of a mail about an event. SNS mails it as the JSON that EventBridge passes on, so `\n` inside a string would
 * arrive as these two characters. Each line is therefore a separate string and arrives in quotes.
 * https://docs.aws.amazon.com/guardduty/latest/ug/guardduty_findings_eventbridge.html
 */
export function noticeText({ title, lines, firstCommand }: Notice): RuleTargetInput {
  return RuleTargetInput.fromMultilineText(
    [
      title,
      ...lines,
      `Type first: ${firstCommand}`,
      `docs/operations.md says under 'When an alarm goes off' what to do then.`,
    ].join('\n'),
  );
}
