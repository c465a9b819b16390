import { sesClient, sesMailer } from '@incasso/lambdas/aws/sesMailer';
import { testMailer, type MailOutcome } from '@incasso/lambdas/testing/mailerContract';
import { credentials, runningMailbox, type RunningMailbox } from './testing/runningMailbox';

let running: RunningMailbox | undefined;

afterEach(() => running?.close());

const faults: Readonly<Record<MailOutcome, object>> = {
  throttled: { status: 400, code: 'Throttling' },
  paused: { status: 400, code: 'AccountSendingPausedException' },
  rejected: { status: 400, code: 'InvalidParameterValue' },
  late: { delayMs: 10_000 },
};

testMailer('sesMailer before the mailbox', async () => {
  const mailbox = await runningMailbox();
  running = mailbox;
  const client = sesClient({
    endpoint: mailbox.url,
    region: 'eu-central-1',
    credentials,
    maxAttempts: 1,
    requestHandler: { requestTimeout: 1500, throwOnRequestTimeout: true },
  });
  return {
    mailer: sesMailer({ client, from: { name: 'Incasso', address: 'website@kantoor.example' } }),
    // MIME ends each part with a line of its own.
    arrived: async () =>
      (await mailbox.messages()).map((mail) => ({ ...mail, html: mail.html.trim(), text: mail.text.trim() })),
    next: async (outcome) => void (await mailbox.plan([faults[outcome]])),
  };
});
