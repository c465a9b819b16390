import { sesClient, sesMailer } from '@incasso/lambdas/aws/sesMailer';
import { sampleMail } from '@incasso/lambdas/testing/fixtures';
import { testMailer, type MailOutcome } from '@incasso/lambdas/testing/mailerContract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { localBucket } from '../stage/localBucket';
import { mailSchema } from './ReceivedMail';
import { startMailbox } from './startMailbox';

/** A mailbox on a free port with its own data folder, and the real SDK to send to it. */
async function runningMailbox() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const server = await startMailbox({ port: 0, dataFolder, onBounce: () => undefined });
  return {
    url: server.url,
    client: () =>
      sesClient({
        endpoint: server.url,
        region: localBucket.region,
        credentials: localBucket.credentials,
        maxAttempts: 1,
        requestHandler: { requestTimeout: 1500, throwOnRequestTimeout: true },
      }),
    async messages() {
      return v.parse(v.array(mailSchema), await (await fetch(`${server.url}/messages`)).json());
    },
    async close() {
      await server.close();
      await rm(dataFolder, { recursive: true });
    },
  };
}

type RunningMailbox = Awaited<ReturnType<typeof runningMailbox>>;

let running: RunningMailbox;

beforeEach(async () => {
  running = await runningMailbox();
});

afterEach(() => running.close());

const faults: Readonly<Record<MailOutcome, object>> = {
  throttled: { status: 400, code: 'Throttling' },
  paused: { status: 400, code: 'AccountSendingPausedException' },
  rejected: { status: 400, code: 'InvalidParameterValue' },
  late: { delayMs: 10_000 },
};

const plan = (fault: object) => fetch(`${running.url}/_faults`, { method: 'POST', body: JSON.stringify([fault]) });

function mailer() {
  return sesMailer({ client: running.client(), from: { name: 'Incasso', address: 'website@kantoor.example' } });
}

testMailer('sesMailer before the mailbox', () => ({
  mailer: mailer(),
  // MIME ends each part with a newline.
  arrived: async () =>
    (await running.messages()).map((mail) => ({ ...mail, html: mail.html.trim(), text: mail.text.trim() })),
  next: async (outcome) => void (await plan(faults[outcome])),
}));

/** https://docs.aws.amazon.com/ses/latest/APIReference/API_SendRawEmail.html */
test.each(['jan@klant_.example', 'jan@localhost'])(
  'a mail to %s, or with it in Reply-To, is rejected as by SES',
  async (address) => {
    const rejected = { ok: false, refusal: { code: 'address' } };

    expect(await mailer().send(sampleMail({ to: [address] }))).toMatchObject(rejected);
    expect(await mailer().send(sampleMail({ replyTo: { name: 'Jan', address } }))).toMatchObject(rejected);
  },
);

test('a name that holds an address keeps its Reply-To', async () => {
  const name = 'Jan, "Bcc: x@kwaad_.example" <x@kwaad_.example>';

  expect(await mailer().send(sampleMail({ replyTo: { name, address: 'jan@klant.example' } }))).toMatchObject({
    ok: true,
  });

  const replyTo = (await running.messages()).flatMap((mail) => mail.replyTo);
  expect(replyTo.map((one) => one.replaceAll('\u200b', ''))).toEqual([`${name} <jan@klant.example>`]);
});
