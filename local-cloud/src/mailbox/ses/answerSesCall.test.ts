import { SendEmailCommand, SendRawEmailCommand } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer';
import { runningMailbox, type RunningMailbox } from '../testing/runningMailbox';

let running: RunningMailbox;

beforeEach(async () => {
  running = await runningMailbox();
});

afterEach(() => running.close());

type MailOptions = ConstructorParameters<typeof MailComposer>[0];

const sample = {
  from: { name: 'Incasso', address: 'website@kantoor.example' },
  to: ['team@kantoor.example', 'dossiers@kantoor.example'],
  replyTo: { name: 'Peeters, Jan', address: 'jan@klant.example' },
  subject: 'Nieuw dossier KT4-9MX · Bakkerij Één',
  text: 'Een nieuw dossier.',
  html: '<p>Een nieuw dossier.</p>',
} satisfies MailOptions;

async function mime(options: MailOptions = sample): Promise<Buffer> {
  return new MailComposer({ ...options, newline: '\n' }).compile().build();
}

async function sendRaw(
  raw: Buffer,
  more: { Source?: string; Destinations?: string[] } = {},
  client = running.client(),
) {
  return client.send(new SendRawEmailCommand({ RawMessage: { Data: raw }, ...more }));
}

async function failureOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'no failure',
    (fault: unknown) => (fault instanceof Error ? `${fault.name}: ${fault.message}` : 'no error'),
  );
}

test('a raw mail arrives as it was sent', async () => {
  const { MessageId } = await sendRaw(await mime());

  const [message] = await running.messages();
  expect(message).toEqual({
    id: MessageId,
    receivedAt: message?.receivedAt,
    from: 'Incasso <website@kantoor.example>',
    to: ['team@kantoor.example', 'dossiers@kantoor.example'],
    cc: [],
    replyTo: ['Peeters, Jan <jan@klant.example>'],
    recipients: ['team@kantoor.example', 'dossiers@kantoor.example'],
    subject: 'Nieuw dossier KT4-9MX · Bakkerij Één',
    text: 'Een nieuw dossier.\n',
    html: '<p>Een nieuw dossier.</p>\n',
    attachments: [],
  });
  expect(Date.parse(message?.receivedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('attachments keep name, type and every byte', async () => {
  const content = Buffer.from(Array.from({ length: 100_000 }, (_, place) => place % 256));
  const attachments = [
    { filename: 'KT4-9MX factuur één.pdf', content, contentType: 'application/pdf' },
    { filename: 'leeg.txt', content: '' },
  ];
  const { MessageId = '' } = await sendRaw(await mime({ ...sample, attachments }));

  const download = await fetch(`${running.url}/messages/${MessageId}/attachments/0`);

  const [message] = await running.messages();
  expect(message?.attachments).toEqual([
    { filename: 'KT4-9MX factuur één.pdf', contentType: 'application/pdf', size: 100_000 },
    { filename: 'leeg.txt', contentType: 'text/plain', size: 0 },
  ]);
  expect(Buffer.from(await download.arrayBuffer()).equals(content)).toBe(true);
});

test('the recipients of the call count, not those of the headers', async () => {
  await sendRaw(await mime(), { Source: 'bounce@kantoor.example', Destinations: ['stil@kantoor.example'] });

  const [message] = await running.messages();
  expect(message?.recipients).toEqual(['stil@kantoor.example']);
  expect(message?.to).toEqual(sample.to);
});

test('a composed mail arrives too', async () => {
  await running.client().send(
    new SendEmailCommand({
      Source: 'Incasso <website@kantoor.example>',
      Destination: { ToAddresses: ['jan@klant.example'], CcAddresses: ['an@klant.example'] },
      ReplyToAddresses: ['team@kantoor.example'],
      Message: {
        Subject: { Data: 'Ontvangen: één' },
        Body: { Text: { Data: 'Dank u.' }, Html: { Data: '<b>Dank u.</b>' } },
      },
    }),
  );

  expect(await running.messages()).toMatchObject([
    {
      from: 'Incasso <website@kantoor.example>',
      to: ['jan@klant.example'],
      cc: ['an@klant.example'],
      replyTo: ['team@kantoor.example'],
      recipients: ['jan@klant.example', 'an@klant.example'],
      subject: 'Ontvangen: één',
      text: 'Dank u.\n',
      html: '<b>Dank u.</b>\n',
    },
  ]);
});

test('mails come oldest first and survive a restart, until they are deleted', async () => {
  for (const subject of ['een', 'twee', 'drie']) await sendRaw(await mime({ ...sample, subject }));
  const before = await running.messages();

  await running.restart();
  const after = await running.messages();
  await fetch(`${running.url}/messages`, { method: 'DELETE' });
  const deleted = await running.messages();
  await running.restart();

  expect(before.map(({ subject }) => subject)).toEqual(['een', 'twee', 'drie']);
  expect(after).toEqual(before);
  expect([deleted, await running.messages()]).toEqual([[], []]);
});

// Base64 of question marks is full of slashes. A mail without any is one long run to a pattern of the SDK, and
// that overflows V8's stack where it no longer optimises patterns: late in a process that has compiled many.
const filler = '?';

test('10 MB pass and a byte more is refused', async () => {
  const head = Buffer.from('From: a@kantoor.example\nTo: b@kantoor.example\nSubject: groot\n\n');
  const whole = Buffer.concat([head, Buffer.alloc(10 * 1024 * 1024 - head.length, filler)]);

  await sendRaw(whole);

  expect(await failureOf(sendRaw(Buffer.concat([whole, Buffer.from(filler)])))).toMatch(
    /^InvalidParameterValue: Message length is more than 10485760 bytes long/,
  );
  expect(await running.messages()).toHaveLength(1);
});

test('a call far too large is drained and refused', async () => {
  expect(await failureOf(sendRaw(Buffer.alloc(32 * 1024 * 1024, filler)))).toMatch(/^InvalidParameterValue/);
});

test.each<[string, MailOptions, string]>([
  [
    'a space in the address',
    { ...sample, to: { name: '', address: 'jan peeters@klant.example' } },
    'Local address contains control or whitespace',
  ],
  ['a domain that is none', { ...sample, to: 'jan@klant_.example' }, 'Domain contains illegal character'],
  ['a domain without a dot', { ...sample, to: 'jan@localhost' }, 'Domain contains dot-string'],
  [
    '51 recipients',
    { ...sample, to: Array.from({ length: 51 }, (_, number) => `p${number}@klant.example`) },
    'Recipient count exceeds 50.',
  ],
])('%s is refused', async (_, options, message) => {
  expect(await failureOf(sendRaw(await mime(options)))).toBe(`InvalidParameterValue: ${message}`);
  expect(await running.messages()).toEqual([]);
});

test.each([
  ['no sender', 'To: b@kantoor.example\n\nx', "InvalidParameterValue: Missing required header 'From'."],
  [
    'two subjects',
    'From: a@kantoor.example\nTo: b@kantoor.example\nSubject: 1\nSubject: 2\n\nx',
    "InvalidParameterValue: Duplicate header 'subject'.",
  ],
  ['no recipient', 'From: a@kantoor.example\nSubject: x\n\nx', 'ValidationError: Must specify at least one recipient.'],
  ['half a recipient', 'From: a@kantoor.example\nTo: jan\n\nx', "InvalidParameterValue: Missing final '@domain'"],
  [
    'half a reply address',
    'From: a@kantoor.example\nTo: b@kantoor.example\nReply-To: Jan <jan>\n\nx',
    "InvalidParameterValue: Missing final '@domain'",
  ],
  ['nothing', '', "InvalidParameterValue: Missing required header 'From'."],
])('a mail with %s is refused', async (_, raw, failure) => {
  expect(await failureOf(sendRaw(Buffer.from(raw)))).toBe(failure);
});

test('a wrong signature does not open the door', async () => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'other' };
  const stranger = running.client({ credentials: { ...credentials, accessKeyId: 'other' } });

  expect(await failureOf(sendRaw(await mime(), {}, running.client({ credentials })))).toMatch(/^SignatureDoesNotMatch/);
  expect(await failureOf(sendRaw(await mime(), {}, stranger))).toMatch(/^InvalidClientTokenId/);
  expect((await fetch(running.url, { method: 'POST', body: 'Action=SendRawEmail' })).status).toBe(403);
});

test('faults meet SES alone, and what was asked for is not sent', async () => {
  await running.plan([{ status: 503, count: 2 }, { drop: true }]);

  const failures = [
    await failureOf(sendRaw(await mime())),
    await failureOf(sendRaw(await mime())),
    await failureOf(sendRaw(await mime())),
  ];

  expect(failures).toEqual([
    expect.stringMatching(/^ServiceUnavailable/),
    expect.stringMatching(/^ServiceUnavailable/),
    expect.not.stringMatching('no failure'),
  ]);
  expect(await running.messages()).toEqual([]);
  await sendRaw(await mime());
  expect(await running.messages()).toHaveLength(1);
});

test('a mail whose answer is lost has been sent', async () => {
  await running.plan([{ drop: true, when: 'after' }]);

  await failureOf(sendRaw(await mime()));

  expect(await running.messages()).toHaveLength(1);
});
