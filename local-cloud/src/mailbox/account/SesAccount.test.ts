import { SendRawEmailCommand, type MessageTag } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer';
import { testVirus } from '../../malware-scan/testVirus';
import type { Access, Refusal } from '../../rights/Callers';
import { administratorOf } from '../../rights/testing/administratorOf';
import { credentials, runningMailbox, type RunningMailbox } from '../testing/runningMailbox';

let running: RunningMailbox;
let mayUse: (access: Access) => Refusal | undefined;

beforeEach(async () => {
  mayUse = () => undefined;
  running = await runningMailbox({ ...administratorOf(credentials), refuse: (_key, access) => mayUse(access) });
});

afterEach(() => running.close());

const staff = 'dossiers@kantoor.example';
const visitor = 'jan@klant.example';

type Call = { to?: string[]; from?: string; set?: string; tags?: MessageTag[]; attachment?: string };

/** Sends a mail, and tells the failure if there is one. */
async function send({ to = [visitor], from = 'website@kantoor.example', set, tags, attachment }: Call = {}) {
  const attachments = attachment === undefined ? [] : [{ filename: 'document.txt', content: attachment }];
  const raw = await new MailComposer({ from, to, subject: 'Dossier van Jan', text: 'Dag', attachments })
    .compile()
    .build();
  const command = new SendRawEmailCommand({ RawMessage: { Data: raw }, ConfigurationSetName: set, Tags: tags });
  return running
    .client()
    .send(command)
    .then(
      ({ MessageId = '' }) => MessageId,
      (fault: unknown) => (fault instanceof Error ? `${fault.name}: ${fault.message}` : 'no error'),
    );
}

const recipients = async () => (await running.messages()).map((message) => message.recipients);

test('nobody sends from an address that is not verified, nor from a header that is not', async () => {
  expect(await send({ from: 'website@elders.example' })).toBe(
    'MessageRejected: Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: website@elders.example',
  );
  const forged = Buffer.from(`From: a@elders.example\nTo: ${visitor}\nSubject: x\n\nx`);
  const command = new SendRawEmailCommand({ Source: 'website@kantoor.example', RawMessage: { Data: forged } });

  await expect(running.client().send(command)).rejects.toThrow('a@elders.example');
  expect(await recipients()).toEqual([]);
});

test('an address of a verified domain, and of one below it, is verified', async () => {
  await send();
  await send({ from: 'website@mail.kantoor.example' });

  expect(await recipients()).toHaveLength(2);
});

describe('in the sandbox', () => {
  test('mails go to verified addresses and to the simulator alone', async () => {
    await running.set({ sandbox: true });

    expect(await send({ to: [staff, visitor] })).toBe(
      `MessageRejected: Email address is not verified. The following identities failed the check in region EU-CENTRAL-1: ${visitor}`,
    );
    await send({ to: [staff] });
    await send({ to: ['success+1@simulator.amazonses.com'] });

    expect(await recipients()).toEqual([[staff], ['success+1@simulator.amazonses.com']]);
  });

  test('a caller needs rights on the recipients too, and out of it on the sender alone', async () => {
    const own = 'arn:aws:ses:eu-central-1:000000000000:identity/website@kantoor.example';
    const callerArn = 'arn:aws:iam::000000000000:role/sample';
    mayUse = ({ resource }) => (resource === own ? undefined : { callerArn, reason: 'implicit deny' });
    const verified = ['website@kantoor.example', staff];
    await running.set({ sandbox: true, verified });

    expect(await send({ to: [staff] })).toBe(
      "AccessDenied: User `arn:aws:iam::000000000000:role/sample' is not authorized to perform `ses:SendRawEmail' on resource `arn:aws:ses:eu-central-1:000000000000:identity/dossiers@kantoor.example'",
    );
    await running.set({ verified });
    expect(await send({ to: [staff] })).not.toMatch(/denied|authorized/i);
    expect(await send({ to: [staff], set: 'staff' })).toMatch(/^AccessDenied.*configuration-set\/staff'$/);
  });

  test('the quota is 200 recipients a day', async () => {
    await running.set({ sandbox: true });
    const fifty = Array.from({ length: 50 }, (_, number) => `p${number}@kantoor.example`);
    for (let times = 0; times < 4; times += 1) await send({ to: fifty });

    expect(await send({ to: [staff] })).toBe('Throttling: Daily message quota exceeded.');
  });
});

test.each([
  [
    { sending: 'paused' as const },
    'MessageRejected: Sending paused for this account. For more information, please check the inbox of the email address associated with your AWS account.',
  ],
  [
    { sending: 'disabled' as const },
    'AccountSendingPausedException: Email sending is disabled for your entire Amazon SES account.',
  ],
  [{ dailyQuota: 0 }, 'Throttling: Daily message quota exceeded.'],
])('an account with %j sends nothing', async (settings, failure) => {
  await running.set(settings);

  expect(await send()).toBe(failure);
  expect(await recipients()).toEqual([]);
});

test('a configuration set must exist, and send', async () => {
  expect(await send({ set: 'none' })).toMatch(/^ConfigurationSetDoesNotExist/);

  await running.set({ configurationSets: { staff: { sends: false } } });

  expect(await send({ set: 'staff' })).toMatch(/^ConfigurationSetSendingPausedException/);
});

test('tags are of letters, digits, dashes and underscores, and other parameters are refused', async () => {
  expect(await send({ tags: [{ Name: 'audience', Value: 'jan@klant.example' }] })).toMatch(/^InvalidParameterValue/);
  const command = new SendRawEmailCommand({ RawMessage: { Data: Buffer.from('x') }, FromArn: 'arn:aws:ses:x' });

  await expect(running.client().send(command)).rejects.toThrow('does not know the parameter FromArn');
});

describe('an address on the suppression list', () => {
  const suppressionList = [{ address: staff, reason: 'BOUNCE' as const }];

  test('gets nothing, though SES takes the mail', async () => {
    await running.set({ suppressionList });

    expect(await send({ to: [staff, visitor], set: 'visitors' })).toMatch(/^[\w-]+$/);

    expect(await recipients()).toEqual([[visitor]]);
    expect(running.events).toMatchObject([
      {
        'detail-type': 'Email Bounced',
        detail: { bounce: { bounceType: 'Permanent', bounceSubType: 'OnAccountSuppressionList' } },
      },
    ]);
  });

  test('gets it by a configuration set that suppresses nobody', async () => {
    await running.set({ suppressionList });

    await send({ to: [staff], set: 'staff' });

    expect(await recipients()).toEqual([[staff]]);
  });

  test('gets it where its reason is none of those that are suppressed', async () => {
    await running.set({ suppressionList, suppressedReasons: ['COMPLAINT'] });

    await send({ to: [staff] });

    expect(await recipients()).toEqual([[staff]]);
  });
});

test.each([
  ['bounce', 'BOUNCE', 'Email Bounced', []],
  ['complaint', 'COMPLAINT', 'Email Complaint Received', [[visitor]]],
] as const)(
  'a %s puts the recipient on the list where it is asked for',
  async (outcome, reason, detailType, arrived) => {
    await running.set({ outcomes: { [visitor]: outcome, [staff]: outcome } });

    await send({ set: 'visitors' });
    await send({ to: [staff], set: 'staff' });

    expect((await running.account()).suppressionList).toEqual([{ address: visitor, reason }]);
    expect(running.events.map((event) => event['detail-type'])).toContain(detailType);
    expect((await recipients()).filter(([recipient]) => recipient === visitor)).toEqual(arrived);
  },
);

test('a configuration set publishes what it is told to, with all that SES knows of the mail', async () => {
  const MessageId = await send({ to: [staff], set: 'staff', tags: [{ Name: 'submission', Value: '1-2' }] });

  expect(running.events).toMatchObject([
    { 'detail-type': 'Email Sent', source: 'aws.ses', detail: { eventType: 'Send', send: {} } },
    {
      'detail-type': 'Email Delivered',
      resources: ['arn:aws:ses:eu-central-1:000000000000:configuration-set/staff'],
      detail: {
        eventType: 'Delivery',
        mail: {
          messageId: MessageId,
          source: 'website@kantoor.example',
          destination: [staff],
          commonHeaders: { subject: 'Dossier van Jan' },
          tags: { submission: ['1-2'], 'ses:configuration-set': ['staff'] },
        },
        delivery: { recipients: [staff] },
      },
    },
  ]);
});

test.each([
  ['bounce@simulator.amazonses.com', undefined, 'Email Bounced'],
  ['complaint@simulator.amazonses.com', undefined, 'Email Complaint Received'],
  ['suppressionlist@simulator.amazonses.com', undefined, 'Email Bounced'],
  [staff, testVirus, 'Email Rejected'],
])('a mail to %s with %j is told of', async (address, attachment, detailType) => {
  await send({ to: [address], set: 'staff', ...(attachment !== undefined && { attachment }) });

  expect(running.events.at(-1)?.['detail-type']).toBe(detailType);
  expect((await running.account()).suppressionList).toEqual([]);
});

test('a mail that is delayed arrives, and is told of', async () => {
  await running.set({ outcomes: { [staff]: 'delay' } });

  await send({ to: [staff], set: 'staff' });

  expect(running.events.at(-1)).toMatchObject({ 'detail-type': 'Email Delivery Delayed' });
  expect(await recipients()).toEqual([[staff]]);
});

test('settings that do not read are refused with the reason, and {} is as at the start', async () => {
  const wrong = await fetch(`${running.url}/_account`, { method: 'POST', body: '{"sandbox":"yes"}' });
  const none = await fetch(`${running.url}/_account`, { method: 'POST', body: 'sandbox' });
  await running.set({ sending: 'paused' });
  await running.set({});

  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('sandbox: ')]);
  expect([none.status, await none.text()]).toEqual([400, expect.stringContaining('JSON object')]);
  expect(await send()).toMatch(/^[\w-]+$/);
});
