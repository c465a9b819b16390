import { sesMailer } from '@incasso/lambdas/aws/sesMailer';
import { runningMailbox, type RunningMailbox } from '../testing/runningMailbox';

let running: RunningMailbox;

beforeEach(async () => {
  running = await runningMailbox();
});

afterEach(() => running.close());

const from = { name: 'Incasso', address: 'website@kantoor.example' };

const submissionId = '11111111-1111-4111-8111-111111111111';
const staff = 'dossiers@kantoor.example';

type Sending = { to?: string; sender?: typeof from; audience?: 'staff' | 'visitor'; isInSandbox?: boolean };

/** Sends a mail, and tells what came of it. */
async function send({
  to = 'jan@klant.example',
  sender = from,
  audience = 'visitor',
  ...options
}: Sending = {}): Promise<unknown> {
  const configurationSets = { staff: 'staff', visitor: 'visitors' };
  const mailer = sesMailer({ client: running.client(), from: sender, configurationSets, ...options });
  const mail = {
    to: [to],
    audience,
    submissionId,
    reference: 'K7QM-3TXB',
    subject: 'Goed ontvangen',
    html: '<p>Dag</p>',
    text: 'Dag',
    attachments: [],
  };
  return mailer.send(mail).then(
    (result) => (result.ok ? 'sent' : `given up: ${result.refusal.code}`),
    (fault: unknown) => fault,
  );
}

test.each(['jan@klant_.example', 'jan..peeters@klant', 'jan@localhost'])(
  'a mail to %s, which is no address, is given up',
  async (to) => {
    expect(await send({ to })).toBe('given up: address');
  },
);

test.each([
  ['paused', 'sending_paused'],
  ['disabled', 'sending_paused'],
] as const)('while sending is %s mails wait, and the log can say why', async (sending, code) => {
  await running.set({ sending });

  expect(await send()).toMatchObject({ name: 'MailDeferred', code });

  await running.set({});
  expect(await send()).toBe('sent');
});

test('mails wait until sender and recipients are verified', async () => {
  expect(await send({ sender: { name: 'Incasso', address: 'website@elders.example' } })).toMatchObject({
    name: 'MailDeferred',
    code: 'not_verified',
  });

  await running.set({ sandbox: true });
  expect(await send()).toMatchObject({ name: 'MailDeferred', code: 'not_verified' });
});

test('mails wait where the quota is used up', async () => {
  await running.set({ dailyQuota: 0 });

  expect(await send()).toMatchObject({ name: 'MailDeferred', code: 'Throttling' });
});

test('a fault of SES that has no words of ours is told by its own name', async () => {
  await fetch(`${running.url}/_faults`, { method: 'POST', body: '[{ "status": 503, "count": 3 }]' });

  expect(await send()).toMatchObject({ name: 'MailDeferred', code: 'ServiceUnavailable' });
});

describe('in the sandbox', () => {
  test('a visitor’s confirmation is given up, and the staff’s mail waits for its recipient', async () => {
    await running.set({ sandbox: true, verified: ['website@kantoor.example'] });

    expect(await send({ isInSandbox: true })).toBe('given up: sandbox');
    expect(await send({ isInSandbox: true, audience: 'staff', to: staff })).toMatchObject({ code: 'not_verified' });
  });

  test('a confirmation waits for a sender that is not verified yet', async () => {
    await running.set({ sandbox: true, verified: [] });

    expect(await send({ isInSandbox: true })).toMatchObject({ code: 'not_verified' });
  });
});

test.each(['BOUNCE', 'COMPLAINT'] as const)(
  'a member of the staff whose address is suppressed for a %s gets the mails on cases, a visitor nothing',
  async (reason) => {
    await running.set({
      suppressionList: [
        { address: staff, reason },
        { address: 'jan@klant.example', reason },
      ],
    });

    expect(await send({ audience: 'staff', to: staff })).toBe('sent');
    expect(await send()).toBe('sent');

    expect((await running.messages()).map(({ recipients }) => recipients)).toEqual([[staff]]);
  },
);

test('what SES tells of a mail names its submission and its audience', async () => {
  await running.set({ outcomes: { [staff]: 'bounce' } });

  await send({ audience: 'staff', to: staff });

  expect(running.events.at(-1)).toMatchObject({
    detail: {
      eventType: 'Bounce',
      mail: { tags: { audience: ['staff'], submission: [submissionId], 'ses:configuration-set': ['staff'] } },
    },
  });
});
