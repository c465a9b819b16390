import { sampleMessage } from '@incasso/contract/testing/sampleMessage';
import { now, submissionId } from '../../../testing/fixtures';
import { memoryPorts } from '../../../testing/memoryPorts';
import { mapResult, refuse } from '../../Result';
import { storageKeys } from '../../storage/storageKeys';
import { receiveContact } from './receiveContact';

type SentContact = Parameters<typeof receiveContact>[0];

const formData = sampleMessage();

function validContact(changes: Partial<SentContact> = {}): SentContact {
  return { submissionId, formData, recaptchaToken: 'token', website: '', ...changes };
}

test('a message is stored with its due mail', async () => {
  const given = memoryPorts();

  const outcome = await receiveContact(validContact(), given);

  expect(outcome).toMatchObject({ ok: true, value: { record: { receivedAt: now.toISOString() }, isRepeat: false } });
  expect(given.store.json(storageKeys.record({ submissionId }))).toMatchObject({ kind: 'contact', message: formData });
  const [entry = ''] = given.store.keysUnder('outbox/');
  expect(given.store.json(entry)).toMatchObject({ submissionId, due: ['staff'] });
});

test('a repeated message gets the first answer; other content under its id is a conflict', async () => {
  const given = memoryPorts();
  const first = await receiveContact(validContact(), given);

  const again = await receiveContact(validContact(), { ...given, now: () => new Date() });
  const other = await receiveContact(validContact({ formData: { ...formData, message: 'Iets anders' } }), given);

  expect(first).toMatchObject({ ok: true, value: { isRepeat: false } });
  expect(again).toEqual(mapResult(first, (stored) => ({ ...stored, isRepeat: true })));
  expect(other).toEqual(refuse('submission_conflict', { reason: 'another_draft' }));
});

test('a message that looks automated is stored with its suspicions', async () => {
  const given = memoryPorts();

  const outcome = await receiveContact(validContact({ website: 'https://spam.example', elapsedMs: 12 }), given);

  expect(outcome).toMatchObject({ ok: true });
  expect(given.store.json(storageKeys.record({ submissionId }))).toMatchObject({
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
  const given = memoryPorts();

  const outcome = await receiveContact(validContact({ formData: sent }), given);

  expect(outcome).toMatchObject({
    refusal: { code: 'invalid_fields', fields: fields.map((field) => ({ field })) },
  });
  expect(given.store.keys).toEqual([]);
});
