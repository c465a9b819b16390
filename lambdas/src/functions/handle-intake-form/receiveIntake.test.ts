import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import {
  now,
  pdfDocument,
  storedDocument,
  submissionId,
  validAnswers,
  validIntakeRequest,
} from '../../../testing/fixtures';
import { memoryPorts } from '../../../testing/memoryPorts';
import { sha256Of } from '../../submissions/digestOf';
import { mapResult, refuse } from '../../Result';
import { storageKeys } from '../../storage/storageKeys';
import { receiveIntake } from './receiveIntake';
import { intakeMail } from '../../../testing/staffMails';
import { storedCase } from '../../../testing/storedCase';

const draftKey = '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c';
const utf8 = (text: string) => new TextEncoder().encode(text);

test('a valid request is stored with its documents, its partner and its doubtful fields', async () => {
  const given = memoryPorts();
  const request = validIntakeRequest({ answers: validAnswers({ phone: 'bel niet' }) });

  const outcome = await receiveIntake({ ...request, partner: 'Boekhoudkantoor Voorbeeld' }, given);

  const { bytes } = pdfDocument();
  expect(outcome).toMatchObject({ ok: true, value: { isRepeat: false } });
  expect(given.store.json(storageKeys.record({ submissionId }))).toMatchObject({
    kind: 'intake',
    reference: 'K7QM-3TXB',
    receivedAt: '2026-03-02T13:05:00.000Z',
    partner: 'Boekhoudkantoor Voorbeeld',
    answers: validAnswers({ phone: 'bel niet' }),
    doubtful: ['phone'],
    documents: [storedDocument('factuur.pdf', { size: bytes.length, sha256: sha256Of(bytes) })],
  });
  expect(given.store.keysUnder('documents/')).toEqual([
    storageKeys.document({ submissionId, sha256: sha256Of(bytes) }),
  ]);
});

describe('a partner’s own reference', () => {
  const partner = 'Boekhoudkantoor Voorbeeld';
  const stored = async (changes: object) => {
    const given = memoryPorts();
    const { ok } = await receiveIntake(validIntakeRequest(changes), given);
    return { ok, reference: storedCase(given).partnerReference };
  };

  test.each([
    ['is stored as one line without controls', { partner, partnerReference: ' KLANT\n17\u0007\u202e ' }, 'KLANT 17'],
    ['may have 40 characters', { partner, partnerReference: '4'.repeat(40) }, '4'.repeat(40)],
    ['is ignored, not cut, where it has 41', { partner, partnerReference: '4'.repeat(41) }, undefined],
    ['is ignored under the key of the site', { partnerReference: 'KLANT-17' }, undefined],
    ['may be absent', { partner }, undefined],
  ])('%s', async (_what, changes, reference) => {
    expect(await stored(changes)).toEqual({ ok: true, reference });
  });

  test('stays the first one in a repeat, whatever the page says by then', async () => {
    const given = memoryPorts();
    const send = (partnerReference: string) => receiveIntake(validIntakeRequest({ partner, partnerReference }), given);
    await send('KLANT-17');

    expect(await send('')).toMatchObject({
      ok: true,
      value: { isRepeat: true, record: { partnerReference: 'KLANT-17' } },
    });
  });
});

test('answers are cleaned: a line becomes one line, a text keeps its line breaks', async () => {
  const given = memoryPorts();
  const answers = validAnswers({ company_name: ' Bakkerij\tVoorbeeld\u202e ', documents_info: 'een\r\ntwee' });

  await receiveIntake(validIntakeRequest({ answers }), given);

  expect(given.store.json(storageKeys.record({ submissionId }))).toMatchObject({
    answers: validAnswers({ company_name: 'Bakkerij Voorbeeld', documents_info: 'een\ntwee' }),
  });
});

test('a request that looks automated is stored with its suspicions', async () => {
  const given = memoryPorts();

  const outcome = await receiveIntake(validIntakeRequest({ signals: { website: '', elapsedMs: 12 } }), given);

  expect(outcome).toMatchObject({ ok: true, value: { record: { suspicions: ['filled_too_fast'] } } });
});

test('a request without documents is stored', async () => {
  expect(await receiveIntake(validIntakeRequest({ documents: [] }), memoryPorts())).toMatchObject({
    ok: true,
  });
});

test('a repeated request gets the first answer; other content under its id is a conflict', async () => {
  const given = memoryPorts();
  const first = await receiveIntake(validIntakeRequest(), given);
  const before = given.store.keys;

  const again = await receiveIntake(validIntakeRequest(), given);
  const other = await receiveIntake(validIntakeRequest({ documents: [] }), given);

  expect(first).toMatchObject({ ok: true, value: { isRepeat: false } });
  expect(again).toEqual(mapResult(first, (stored) => ({ ...stored, isRepeat: true })));
  expect(other).toEqual(refuse('submission_conflict', { reason: 'another_draft' }));
  expect(given.store.keys).toEqual(before);
});

test('other content of the draft that sent the case is refused with the reference under which it arrived', async () => {
  const given = memoryPorts();
  await receiveIntake(validIntakeRequest({ draftKey }), given);
  const before = given.store.keys;

  const answers = validAnswers({ phone: '056 36 00 01' });
  const outcome = await receiveIntake(validIntakeRequest({ draftKey, answers }), given);

  const arrived = { reference: 'K7QM-3TXB', receivedAt: now.toISOString() };
  expect(outcome).toEqual(refuse('submission_conflict', { reason: 'changed', arrived }));
  expect(given.store.keys).toEqual(before);
});

test('an agreement is stored with its time and versions, and a repeat from a newer page does not change it', async () => {
  const given = memoryPorts();
  const send = (generalTerms: string) =>
    receiveIntake(validIntakeRequest({ termsVersions: { generalTerms, privacyPolicy: '2025-11-01' } }), given);
  await send('2026-01-15');

  const again = await send('2026-03-02');

  const agreement = { agreedAt: now.toISOString(), generalTerms: '2026-01-15', privacyPolicy: '2025-11-01' };
  expect(given.store.json(storageKeys.record({ submissionId }))).toMatchObject({ agreement });
  expect(again).toMatchObject({ ok: true, value: { isRepeat: true, record: { agreement } } });
});

test('only the hash of a draft’s key is stored', async () => {
  const given = memoryPorts();

  await receiveIntake(validIntakeRequest({ draftKey }), given);

  expect(given.store.json(storageKeys.record({ submissionId }))).toMatchObject({
    draftKeyHash: sha256Of(utf8(draftKey)),
  });
  for (const key of given.store.keys) expect(given.store.text(key)).not.toContain(draftKey);
});

describe('a request that is refused stores nothing', () => {
  test.each([
    ['missing fields', { answers: emptyIntakeAnswers() }, 'invalid_fields'],
    ['terms not accepted', { agreesToTerms: false }, 'terms_not_accepted'],
    ['a document of another type', { documents: [pdfDocument('factuur.png')] }, 'document_refused'],
    ['the same document twice', { documents: [pdfDocument(), pdfDocument('kopie.pdf')] }, 'document_refused'],
  ])('%s', async (_reason, changes, code) => {
    const given = memoryPorts();

    const outcome = await receiveIntake(validIntakeRequest(changes), given);

    expect(outcome).toMatchObject({ ok: false, refusal: { code } });
    expect(given.store.keys).toEqual([]);
  });
});

test('every invalid field is listed with its problem', async () => {
  const answers = validAnswers({ company_name: '', email: 'geen adres', documents_info: 'x'.repeat(5001) });

  const outcome = await receiveIntake(validIntakeRequest({ answers }), memoryPorts());

  expect(outcome).toMatchObject({
    refusal: {
      fields: [
        { field: 'company_name', code: 'required' },
        { field: 'email', code: 'invalid_email' },
        {
          field: 'documents_info',
          code: 'too_long',
          error: 'Deze tekst is 1 teken te lang. Kort hem in tot 5.000 tekens.',
        },
      ],
    },
  });
});

test('a number is stored as it was typed, without doubt, and the staff reads it grouped', async () => {
  const given = memoryPorts();

  await receiveIntake(validIntakeRequest({ answers: validAnswers({ vat_number: 'BE0123456749' }) }), given);

  const record = storedCase(given);
  expect(record).toMatchObject({ answers: { vat_number: 'BE0123456749' }, doubtful: [] });
  expect(intakeMail(record).text).toContain('KBO nummer: 0123.456.749\n');
});
