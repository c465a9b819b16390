import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { SESClient } from '@aws-sdk/client-ses';
import { sampleMail } from '../../testing/fixtures';
import type { MailAudience } from '../mail/Mailer';
import { sesClient, sesMailer } from './sesMailer';

/** A fake SES that answers the real SDK by the test's script. */
type Script = {
  answers: { status: number; body: string }[];
  asked: URLSearchParams[];
};

const staff = 'dossiers@kantoor.example';
const visitor = 'jan@klant.example';
const from = { name: 'Incasso', address: 'website@kantoor.example' };
const taken = {
  status: 200,
  body: '<SendRawEmailResponse><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>',
};

let server: Server;
let script: Script;
let address: string;

beforeEach(async () => {
  script = { answers: [], asked: [] };
  server = createServer((request, response) => {
    void text(request).then((form) => {
      script.asked.push(new URLSearchParams(form));
      const { status, body } = script.answers.shift() ?? taken;
      response.writeHead(status, { 'content-type': 'text/xml' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  address = `http://127.0.0.1:${bound.port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function failure(Code: string, Message: string, status = 400) {
  return {
    status,
    body: `<ErrorResponse><Error><Type>Sender</Type><Code>${Code}</Code><Message>${Message}</Message></Error></ErrorResponse>`,
  };
}

const unverified = (...addresses: string[]) =>
  failure(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: ${addresses.join(', ')}`,
  );

type Sending = { to?: string; audience?: MailAudience; isInSandbox?: boolean; client?: SESClient };

function startClient(answerMs?: number) {
  return sesClient({
    endpoint: address,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    ...(answerMs !== undefined && { answerMs }),
  });
}

async function send({ to = visitor, audience = 'visitor', isInSandbox = false, client = startClient() }: Sending = {}) {
  const mailer = sesMailer({
    client,
    from,
    configurationSets: { staff: 'staff', visitor: 'visitors' },
    isInSandbox,
  });
  return mailer.send(sampleMail({ to: [to], audience })).then(
    (result) => (result.ok ? 'sent' : `given up: ${result.refusal.code}`),
    (fault: unknown) => fault,
  );
}

test('a mail goes to its recipients only, tagged with its audience and submission', async () => {
  expect(await send({ to: staff, audience: 'staff' })).toBe('sent');

  expect(Object.fromEntries(script.asked[0] ?? [])).toMatchObject({
    Action: 'SendRawEmail',
    Source: from.address,
    'Destinations.member.1': staff,
    ConfigurationSetName: 'staff',
    'Tags.member.1.Name': 'audience',
    'Tags.member.1.Value': 'staff',
    'Tags.member.2.Name': 'submission',
    'Tags.member.2.Value': sampleMail().submissionId,
  });
  expect(script.asked[0]?.has('Destinations.member.2')).toBe(false);
  const raw = Buffer.from(script.asked[0]?.get('RawMessage.Data') ?? '', 'base64').toString();
  expect(raw).toContain(`To: ${staff}`);
});

test('each mail opens its own connection: SES closes idle ones while the function is frozen', async () => {
  let connections = 0;
  server.on('connection', () => (connections += 1));
  const client = startClient();

  expect([await send({ client }), await send({ client })]).toEqual(['sent', 'sent']);
  expect(connections).toBe(2);
});

test.each(['Message length is more than 10485760 bytes long', "Duplicate header 'Subject'."])(
  'a mail that SES refuses by "%s" stays due: the address is not at fault',
  async (message) => {
    script.answers = [failure('InvalidParameterValue', message)];

    expect(await send()).toMatchObject({ name: 'MailDeferred', code: 'InvalidParameterValue' });
  },
);

test.each([
  'Local address contains control or whitespace',
  "Missing final '@domain'",
  'Domain contains illegal character',
])('a mail that SES refuses by "%s" is given up: its address will never be accepted', async (message) => {
  script.answers = [failure('InvalidParameterValue', message)];

  expect(await send()).toBe('given up: address');
});

test.each([
  ['paused', failure('MessageRejected', 'Sending paused for this account. For more information, please check…')],
  ['disabled', failure('AccountSendingPausedException', 'Email sending is disabled for your entire account.')],
  ['paused for the set', failure('ConfigurationSetSendingPausedException', 'Email sending is disabled for the set.')],
])('while sending is %s, mails are deferred with a reason for the log', async (_how, answer) => {
  script.answers = [answer];

  expect(await send()).toMatchObject({ name: 'MailDeferred', code: 'sending_paused', isForAll: true });
  expect(await send()).toBe('sent');
});

test('mails are deferred until the sender is verified', async () => {
  script.answers = [unverified(from.address)];

  expect(await send()).toMatchObject({ name: 'MailDeferred', code: 'not_verified', isForAll: true });
});

test.each([
  ['its own failure', failure('ServiceUnavailable', 'jan@klant.example', 503), 'ServiceUnavailable', true],
  ['its limit of mails a second', failure('Throttling', 'Maximum sending rate exceeded.'), 'Throttling', true],
  ['this very mail', failure('MessageRejected', 'jan@klant.example'), 'MessageRejected', false],
])(
  'SES refuses by %s: it is asked once, and the fault has its name without its message',
  async (_, answer, code, isForAll) => {
    script.answers = [answer, answer];

    const fault = await send();

    expect(fault).toMatchObject({ name: 'MailDeferred', code, isForAll, message: 'no mail is taken now' });
    expect(script.asked).toHaveLength(1);
  },
);

test.each([
  ['late', () => undefined],
  ['lost', (request: IncomingMessage) => request.socket.destroy()],
])('a mail whose response is %s is not sent again: SES may have accepted it', async (_, answer) => {
  let taken = 0;
  server.removeAllListeners('request');
  server.on('request', (request) => {
    taken += 1;
    answer(request);
  });

  const fault = await send({ client: startClient(200) });

  expect(taken).toBe(1);
  expect(fault).toMatchObject({ name: 'MailUnanswered' });
});

describe('in the sandbox', () => {
  test('a visitor’s confirmation is given up, and the staff’s mail is deferred until its recipient is verified', async () => {
    script.answers = [unverified(visitor), unverified(staff)];

    expect(await send({ isInSandbox: true })).toBe('given up: sandbox');
    expect(await send({ isInSandbox: true, audience: 'staff', to: staff })).toMatchObject({ code: 'not_verified' });
  });

  test('a confirmation is deferred while the sender is unverified', async () => {
    script.answers = [unverified(from.address, visitor)];

    expect(await send({ isInSandbox: true })).toMatchObject({ code: 'not_verified' });
  });
});
