import { SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer';
import { runningMailbox, type RunningMailbox } from '../testing/runningMailbox';

let running: RunningMailbox;

beforeAll(async () => {
  running = await runningMailbox();
});

afterAll(() => running.close());

const hostile = '"><script>alert(1)</script><b>';

async function receive(options: ConstructorParameters<typeof MailComposer>[0]): Promise<string> {
  const raw = await new MailComposer({
    from: 'website@kantoor.example',
    to: 'team@kantoor.example',
    subject: 'Onderwerp',
    text: 'Tekst',
    ...options,
  })
    .compile()
    .build();
  const { MessageId = '' } = await running.client().send(new SendRawEmailCommand({ RawMessage: { Data: raw } }));
  return MessageId;
}

async function pageOf(path: string) {
  const response = await fetch(`${running.url}${path}`);
  return { status: response.status, headers: response.headers, page: await response.text() };
}

test('the list leads to each mail, newest first', async () => {
  const [first, second] = [await receive({ subject: 'Eerste' }), await receive({ subject: 'Tweede' })];

  const { page } = await pageOf('/');

  expect(page.indexOf(`href="/view/${second}"`)).toBeGreaterThan(0);
  expect(page.indexOf(`href="/view/${second}"`)).toBeLessThan(page.indexOf(`href="/view/${first}"`));
});

test('nothing of a mail becomes markup of the viewer', async () => {
  const id = await receive({
    subject: hostile,
    from: { name: hostile, address: 'website@kantoor.example' },
    text: hostile,
    html: hostile,
    attachments: [{ filename: `${hostile}.pdf`, content: 'x' }],
  });

  const pages = [await pageOf('/'), await pageOf(`/view/${id}`)];

  for (const { page, headers } of pages) {
    expect(page).not.toContain('<script>alert');
    expect(page).not.toContain('"><b>');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*script-src 'nonce-/);
  }
});

test("a mail's HTML stands in a frame that runs nothing, with the pictures that it brings along", async () => {
  const id = await receive({
    html: '<p>Dag</p><img src="cid:logo">',
    attachments: [{ filename: 'logo.png', content: Buffer.from('png'), cid: 'logo' }],
  });

  const { page } = await pageOf(`/view/${id}`);

  expect(page).toMatch(/<iframe[^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page).toContain(`img src=&#34;/messages/${id}/attachments/0&#34;`);
});

test('an attachment is a download under its own name that no page can run', async () => {
  const id = await receive({
    attachments: [{ filename: 'één "2".html', content: '<script>1</script>', contentType: 'text/html' }],
  });

  const { headers, page } = await pageOf(`/messages/${id}/attachments/0`);

  expect(page).toBe('<script>1</script>');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/html',
    'content-disposition': `attachment; filename="__n _2_.html"; filename*=UTF-8''%C3%A9%C3%A9n%20%222%22.html`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('the source is the mail as it came', async () => {
  const id = await receive({ subject: 'Bron' });

  const { page, headers } = await pageOf(`/messages/${id}.eml`);

  expect(headers.get('content-type')).toBe('message/rfc822');
  expect(page).toMatch(/^Subject: Bron\r?$/m);
});

test('a page that is open hears of a new mail', async () => {
  const response = await fetch(`${running.url}/events`);
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await stream?.read();

  await receive({});

  expect(await stream?.read()).toEqual({ done: false, value: 'event: change\ndata:\n\n' });
  await stream?.cancel();
});

test.each([
  ['GET', '/nothing', 404],
  ['GET', '/messages/../../etc/passwd', 404],
  ['GET', '/messages/%2e%2e%2f%2e%2e', 404],
  ['GET', '/view/nothing', 404],
  ['PUT', '/messages', 405],
  ['POST', '/messages', 405],
  ['DELETE', '/', 405],
])('%s %s is %i', async (method, path, status) => {
  const response = await fetch(`${running.url}${path}`, { method });

  expect(response.status).toBe(status);
});

test.each(['x', '-1', '99', '1.5', '__proto__'])('there is no attachment %s', async (place) => {
  const id = await receive({ attachments: [{ filename: 'a.txt', content: 'a' }] });

  expect((await pageOf(`/messages/${id}/attachments/${place}`)).status).toBe(404);
});
