import type { Mail, Mailer } from '../src/mail/Mailer';
import { sampleMail } from './fixtures';

/** Outcomes of the next mail at the mail service. */
export type MailOutcome = 'throttled' | 'paused' | 'rejected' | 'late';

/** A mailer and its mail service. */
export type TestedMailer = {
  readonly mailer: Mailer;
  /** The mails that arrived, oldest first. */
  arrived(): Promise<Pick<Mail, 'to' | 'subject' | 'html' | 'text'>[]>;
  /** Sets the outcome of the next mail, for all of the mailer's retries. */
  next(outcome: MailOutcome): Promise<void>;
};

/** The contract tests of a mailer. `start` returns one without mails; `name` names its service. */
export function testMailer(name: string, start: () => TestedMailer | Promise<TestedMailer>): void {
  describe(`as a mailer, ${name}`, () => {
    let tested: TestedMailer;

    beforeEach(async () => {
      tested = await start();
    });

    test('sends a mail once, to its recipients, unchanged', async () => {
      const { to, subject, html, text } = sampleMail();

      expect(await tested.mailer.send(sampleMail())).toMatchObject({ ok: true });

      expect(await tested.arrived()).toMatchObject([{ to, subject, html, text }]);
    });

    test('sends the same mail twice when called twice: it does not deduplicate', async () => {
      await tested.mailer.send(sampleMail());
      await tested.mailer.send(sampleMail());

      expect(await tested.arrived()).toHaveLength(2);
    });

    test.each([
      ['throttled', 'Throttling'],
      ['paused', 'sending_paused'],
    ] as const)('throws while %s, says why, and sends later', async (outcome, code) => {
      await tested.next(outcome);

      await expect(tested.mailer.send(sampleMail())).rejects.toMatchObject({ name: 'MailDeferred', code });
      expect(await tested.arrived()).toEqual([]);

      expect(await tested.mailer.send(sampleMail())).toMatchObject({ ok: true });
      expect(await tested.arrived()).toHaveLength(1);
    });

    test('permanently refuses a mail to a rejected address', async () => {
      await tested.next('rejected');

      expect(await tested.mailer.send(sampleMail())).toMatchObject({ ok: false, refusal: { code: 'address' } });
      expect(await tested.arrived()).toEqual([]);
    });

    test('throws when the service does not respond in time', async () => {
      await tested.next('late');

      await expect(tested.mailer.send(sampleMail())).rejects.toMatchObject({ name: 'MailUnanswered' });
    });
  });
}
