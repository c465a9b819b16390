import { botCheckThat, idsInARow, now, submissionId } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import type { ReceivePorts } from '../../submissions/ReceivePorts';
import { storageKeys } from '../../storage/storageKeys';
import { receiveContact, type ContactCall } from './receiveContact';

const formData = { name: 'An Voorbeeld', email: 'an@klant.example', company: '', phone: '', message: 'Goedemiddag' };

function validCall(changes: Partial<ContactCall> = {}): ContactCall {
  return { submissionId, formData, recaptchaToken: 'token', website: '', ...changes };
}

function ports(changes: Partial<Omit<ReceivePorts, 'store'>> = {}) {
  return {
    store: new MemoryStore(),
    botCheck: botCheckThat({ kind: 'passed' }),
    now: () => now,
    newId: idsInARow(),
    newReference: () => 'K7QM-3TXB',
    ...changes,
  };
}

test('a message is stored with the mails that it is due', async () => {
  const given = ports();

  const outcome = await receiveContact(validCall(), given);

  expect(outcome).toMatchObject({ kind: 'received', submission: { receivedAt: now.toISOString() }, isRepeat: false });
  expect(given.store.json(storageKeys.record(submissionId))).toMatchObject({ kind: 'contact', message: formData });
  expect(given.store.keysUnder('outbox/')).toHaveLength(1);
});

test('company and phone may be left out', async () => {
  const { name, email, message } = formData;

  const outcome = await receiveContact(validCall({ formData: { name, email, message } }), ports());

  expect(outcome).toMatchObject({ kind: 'received' });
});

test('the same message again gets the first answer; another one under its id is a conflict', async () => {
  const given = ports();
  const first = await receiveContact(validCall(), given);

  const again = await receiveContact(validCall(), { ...given, now: () => new Date() });
  const other = await receiveContact(validCall({ formData: { ...formData, message: 'Iets anders' } }), given);

  expect(again).toEqual({ ...first, isRepeat: true });
  expect(other).toMatchObject({ code: 'submission_conflict' });
});

test('a message that looks like a machine’s is stored all the same, with what is suspect', async () => {
  const given = ports();

  const outcome = await receiveContact(validCall({ website: 'https://spam.example', elapsedMs: 12 }), given);

  expect(outcome).toMatchObject({ kind: 'received' });
  expect(given.store.json(storageKeys.record(submissionId))).toMatchObject({
    message: formData,
    suspicions: ['honeypot_filled', 'filled_too_fast'],
  });
  const [entry = ''] = given.store.keysUnder('outbox/');
  expect(given.store.json(entry)).toMatchObject({ due: ['staff'] });
});

test.each([
  ['nothing', {}, ['name', 'email', 'message']],
  ['fields of the wrong kind', { ...formData, name: 7, message: ['x'] }, ['name', 'message']],
  ['only what cannot be seen', { ...formData, name: '\u200b\u0000' }, ['name']],
  ['two addresses', { ...formData, email: 'a@b.example,c@d.example' }, ['email']],
  ['an address with a line end', { ...formData, email: 'a@b.example\r\nBcc: c@d.example' }, ['email']],
])('a message with %s is refused and nothing is stored', async (_case, sent, fields) => {
  const given = ports();

  const outcome = await receiveContact(validCall({ formData: sent }), given);

  expect(outcome).toMatchObject({ code: 'invalid_fields', fields: fields.map((field) => ({ field })) });
  expect(given.store.keys).toEqual([]);
});

test('a bot is refused before its message is looked at', async () => {
  const given = ports({ botCheck: botCheckThat({ kind: 'refused', reason: 'spent' }) });

  const outcome = await receiveContact(validCall({ formData: {} }), given);

  expect(outcome).toMatchObject({ code: 'bot_check_failed', reason: 'spent' });
});
