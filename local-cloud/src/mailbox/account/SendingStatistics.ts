import type { SendingEvent } from './accountSchema';

/**
 * What SES counts of an account's mails for CloudWatch.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-cloudwatch.html
 */
export class SendingStatistics {
  #sent = 0;
  #bounced = 0;
  #complained = 0;

  /** Mails to addresses on the suppression list do not count as bounces or complaints. */
  count(type: SendingEvent, isOnSuppressionList: boolean): void {
    if (type === 'SEND') this.#sent += 1;
    if (isOnSuppressionList) return;
    if (type === 'BOUNCE') this.#bounced += 1;
    if (type === 'COMPLAINT') this.#complained += 1;
  }

  /** SES takes as many mails as it deems representative; here all count. None before the first mail. */
  rates(): { readonly name: string; readonly value: number }[] {
    if (this.#sent === 0) return [];
    return [
      { name: 'Reputation.BounceRate', value: this.#bounced / this.#sent },
      { name: 'Reputation.ComplaintRate', value: this.#complained / this.#sent },
    ];
  }
}
