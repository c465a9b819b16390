import { sesMailer } from '@incasso/lambdas/aws/sesMailer';
import { sampleMail } from '@incasso/lambdas/testing/fixtures';
import { testMailer, type MailOutcome } from '@incasso/lambdas/testing/mailerContract';
import { runningMailbox, type RunningMailbox } from './testing/runningMailbox';

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

/** Sends a mail and returns its id in the mailbox. */
async function receive(changes: Parameters<typeof sampleMail>[0] = {}): Promise<string> {
  await mailer().send(sampleMail(changes));
  return (await running.messages()).at(-1)?.id ?? '';
}

async function page(path: string): Promise<string> {
  return (await fetch(running.url + path)).text();
}

testMailer('sesMailer before the mailbox', () => ({
  mailer: mailer(),
  // MIME ends each part with a newline.
  arrived: async () =>
    (await running.messages()).map((mail) => ({ ...mail, html: mail.html.trim(), text: mail.text.trim() })),
  next: async (outcome) => void (await plan(faults[outcome])),
}));

test('a bounced mail is reported with its tags and not stored', async () => {
  await plan({ bounce: true });

  expect(await mailer().send(sampleMail())).toMatchObject({ ok: true });

  const { submissionId } = sampleMail();
  expect(running.bounces).toMatchObject([{ tags: { audience: 'visitor', submission: submissionId } }]);
  expect(await running.messages()).toEqual([]);
});

test.each(['jan@klant_.example', 'jan@localhost'])(
  'a mail to %s, or with it in Reply-To, is rejected as by SES',
  async (address) => {
    const rejected = { ok: false, refusal: { code: 'address' } };

    expect(await mailer().send(sampleMail({ to: [address] }))).toMatchObject(rejected);
    expect(await mailer().send(sampleMail({ replyTo: { name: 'Jan', address } }))).toMatchObject(rejected);
  },
);

test('mails survive a restart, oldest first', async () => {
  await receive({ subject: 'Eerste' });
  await receive({ subject: 'Tweede' });
  await running.restart();

  expect((await running.messages()).map(({ subject }) => subject)).toEqual(['Eerste', 'Tweede']);
});

test('the list links to each mail, newest first, and the mail to its source', async () => {
  const [first, second] = [await receive({ subject: 'Eerste' }), await receive({ subject: 'Tweede' })];

  const links = [...(await page('/')).matchAll(/href="\/view\/([^"]+)"/g)].map(([, id]) => id);

  expect(links).toEqual([second, first]);
  expect(await page(`/messages/${first}.eml`)).toMatch(/^Subject: Eerste\r?$/m);
});

test('escapes a mail’s text, and runs no script in its HTML', async () => {
  const hostile = '"><script>alert(1)</script><b>';
  const id = await receive({
    subject: hostile,
    text: hostile,
    html: hostile,
    attachments: [{ name: `${hostile}.pdf`, mediaType: 'application/pdf', bytes: Buffer.from('x') }],
  });

  for (const path of ['/', `/view/${id}`]) {
    expect(await page(path)).not.toMatch(/<script>alert|"><b>/);
  }
  expect(await page(`/view/${id}`)).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  const { headers } = await fetch(running.url);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'nonce-/);
});

test('an attachment is a download under its own name, which no page can run', async () => {
  const id = await receive({
    attachments: [{ name: 'één "2".html', mediaType: 'text/html', bytes: Buffer.from('<script>1</script>') }],
  });

  const response = await fetch(`${running.url}/messages/${id}/attachments/0`);

  expect(await response.text()).toBe('<script>1</script>');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html',
    'content-disposition': `attachment; filename*=UTF-8''%C3%A9%C3%A9n%20%222%22.html`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('an open page gets an event for a new mail', async () => {
  const response = await fetch(`${running.url}/events`);
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await stream?.read();

  await receive();

  expect(await stream?.read()).toEqual({ done: false, value: 'event: change\ndata:\n\n' });
  await stream?.cancel();
});

test.each(['/nothing', '/messages/../../etc/passwd', '/messages/%2e%2e%2f%2e%2e', '/view/nothing'])(
  'answers 404 at %s',
  async (path) => {
    expect((await fetch(running.url + path)).status).toBe(404);
  },
);
