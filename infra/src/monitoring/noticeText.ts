import { RuleTargetInput } from 'aws-cdk-lib/aws-events';

export type Notice = {
  /** Its row in `docs/operations.md`, and a field of the event: a template without one would have to be valid JSON. */
  readonly title: string;
  /** What happened, and its consequence for people. */
  readonly lines: readonly string[];
  /** The command that an operator types first, in a shell with the names of `docs/operations.md`. */
  readonly firstCommand: string;
};

/**
 * The text of a mail about an event. SNS mails it as the JSON that EventBridge gives: `\n` in one string would arrive
 * as these two characters. So each line is a string of its own, and arrives in quotes.
 * https://docs.aws.amazon.com/guardduty/latest/ug/guardduty_findings_eventbridge.html
 */
export function noticeText({ title, lines, firstCommand }: Notice): RuleTargetInput {
  return RuleTargetInput.fromMultilineText(
    [
      title,
      ...lines,
      `Type first: ${firstCommand}`,
      `docs/operations.md says under 'When something rings' what to do then.`,
    ].join('\n'),
  );
}
