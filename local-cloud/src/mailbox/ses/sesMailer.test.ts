import { sesMailer } from '@incasso/lambdas/aws/sesMailer';
import { runningMailbox, type RunningMailbox } from '../testing/runningMailbox';

let running: RunningMailbox;

beforeEach(async () => {
  running = await runningMailbox();
});

afterEach(() => running.close());

const from = { name: 'Incasso', address: 'website@kantoor.example' };

/** Sends a confirmation, and tells what came of it. */
async function send({ to = 'jan@klant.example', sender = from } = {}): Promise<unknown> {
  const mailer = sesMailer({ client: running.client(), from: sender });
  const mail = { to: [to], subject: 'Goed ontvangen', html: '<p>Dag</p>', text: 'Dag', attachments: [] };
  return mailer.send(mail).then(
    (result) => (result.ok ? 'sent' : 'given up'),
    (fault: unknown) => fault,
  );
}

test.each(['jan@klant_.example', 'jan..peeters@klant', 'jan@localhost'])(
  'a mail to %s, which is no address, is given up',
  async (to) => {
    expect(await send({ to })).toBe('given up');
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

  expect(await send()).toMatchObject({ name: 'Throttling' });
});
