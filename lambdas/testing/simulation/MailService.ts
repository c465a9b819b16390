import { mailLimits } from '@incasso/contract/limits';
import { requestOptions } from '../../src/aws/sesMailer';
import { accept, refuseBecause, type Result } from '../../src/Result';
import { MailDeferred, MailRejected, MailUnanswered, type Mail, type Mailer, sizeInMail } from '../../src/mail/Mailer';
import type { SimulatedProcess } from './SimulatedProcess';

/** A mail that the service accepted. */
export type TakenMail = { readonly mail: Mail; readonly at: number; readonly process: SimulatedProcess };

/** Thirty rows fit into a mail of this size, but not together with `case.json`. */
Object.assign(mailLimits, { maxBytes: 100_000 });

/**
 * An estimate: composing the mail as the product does would take real time, and histories would not be reproducible.
 */
export function sizeOfMail({ html, text, attachments }: Mail): number {
  return html.length + text.length + attachments.reduce((total, { bytes }) => total + sizeInMail(bytes.length), 0);
}

/** The service rejects all mails to this domain. */
export const rejectedDomain = '@weg.example';

/** The mail service. Its client has the product's retries and timeouts. */
export class MailService {
  readonly taken: TakenMail[] = [];
  /** Why it accepts no mails now. */
  outage: string | undefined;

  constructor(private readonly now: () => number) {}

  mailerOf(process: SimulatedProcess): Mailer {
    return {
      send: async (mail) => {
        for (let attempt = 1; ; attempt += 1) {
          try {
            return await this.#ask(process, mail);
          } catch (error) {
            if (attempt >= requestOptions.maxAttempts) throw error;
          }
        }
      },
    };
  }

  #ask(process: SimulatedProcess, mail: Mail): Promise<Result<undefined, MailRejected>> {
    const cause = new Error('simulated');
    return process.call({
      what: `mail to ${mail.audience}: ${mail.subject}`,
      weight: 1,
      act: () => this.#take(process, mail, cause),
      refused: () => new MailDeferred('Throttling', cause, true),
      lost: () => new MailUnanswered(cause),
      patienceMs: requestOptions.answerMs,
      asksAgain: false,
    });
  }

  #take(process: SimulatedProcess, mail: Mail, cause: Error): Promise<Result<undefined, MailRejected>> {
    if (this.outage !== undefined) return Promise.reject(new MailDeferred(this.outage, cause, true));
    if (sizeOfMail(mail) > mailLimits.maxBytes) return Promise.reject(new MailDeferred('InvalidParameterValue', cause));
    const addresses = [...mail.to, mail.replyTo?.address ?? ''];
    if (addresses.some((address) => address.endsWith(rejectedDomain)))
      return Promise.resolve(refuseBecause(new MailRejected('address', cause)));
    this.taken.push({ mail, at: this.now(), process });
    return Promise.resolve(accept(undefined));
  }
}
