import { documentLimits } from '@incasso/contract/documents/documentLimits';
import * as v from 'valibot';
import { additionId, keysOf, now, submissionId } from '../../../testing/fixtures';
import { MemoryStore } from '../../../testing/MemoryStore';
import { apiEvent } from '../../../testing/apiEvent';
import { hmacKey, solve, tokenOf } from '../../../testing/solvedToken';
import { altchaBotCheck } from '../../bot-check/altchaBotCheck';
import { formHandler } from '../../http/formHandler';
import type { UploadLinks } from '../../storage/presignedLinks';
import { storageKeys } from '../../storage/storageKeys';
import { giveTickets } from './giveTickets';
import { ticketForm } from './ticketForm';

const pause = () => Promise.resolve();

const links: UploadLinks = {
  linkTo: ({ key, size, mediaType }) =>
    Promise.resolve({
      url: `https://store.example/${key}?size=${size}`,
      headers: { 'content-type': mediaType },
      expiresAt: now,
    }),
};
const document = (index: number, changes: { name?: string; size?: number } = {}) => ({
  name: `factuur-${index}.pdf`,
  size: 5_000_000,
  sha256: index.toString(16).padStart(64, '0'),
  ...changes,
});

function give(documents: ReturnType<typeof document>[], { store = new MemoryStore() } = {}) {
  return giveTickets({ submissionId, documents }, { store, links, pause });
}

test('each document that is not stored yet gets a link under its submission; a stored one gets none', async () => {
  const store = new MemoryStore();
  const [one, two] = [document(1), document(2, { size: 4 })];
  const key = storageKeys.upload({ folder: submissionId, sha256: two.sha256 });
  await store.write(key, { bytes: 'daar', contentType: 'application/pdf' });

  expect(await give([one, two], { store })).toEqual({
    ok: true,
    value: [
      {
        sha256: one.sha256,
        url: `https://store.example/uploads/${submissionId}/${one.sha256}?size=5000000`,
        headers: { 'content-type': 'application/pdf' },
        expiresAt: now.toISOString(),
      },
      { sha256: two.sha256, stored: true },
    ],
  });
});

const draftKey = '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c';

test.each([
  ['without the draft’s key', {}],
  ['with the key of another draft', { draftKey: '2c1a0b9e-8d7f-4c6b-9a5e-4f3d2c1b0a9f' }],
])(
  'a caller with only a submission’s id learns nothing of its uploads %s, and uses none of their quota',
  async (_who, key) => {
    const store = new MemoryStore();
    const documents = [document(1)];
    const ofDraft = await giveTickets({ submissionId, draftKey, documents }, { store, links, pause });
    const [, uploadKey = ''] = /example\/([^?]+)/.exec(JSON.stringify(ofDraft)) ?? [];
    await store.write(uploadKey, { bytes: new Uint8Array(documents[0]?.size ?? 0), contentType: 'application/pdf' });
    const grants = store.keysUnder('uploads/').map((name) => store.text(name));

    const answer = await giveTickets(
      { submissionId, ...key, documents: [document(1), document(2)] },
      { store, links, pause },
    );

    expect(answer.ok && answer.value.map((ticket) => 'url' in ticket)).toEqual([true, true]);
    expect(store.keysUnder('uploads/').map((name) => store.text(name))).toEqual(expect.arrayContaining(grants));
    expect(await giveTickets({ submissionId, draftKey, documents }, { store, links, pause })).toMatchObject({
      value: [{ stored: true }],
    });
  },
);

test('one bot check token opens the uploads of one draft, whatever other draft keys are sent', async () => {
  const store = new MemoryStore();
  const token = tokenOf(await solve('intake_form'));
  const handle = formHandler({
    callers: { originKeys: keysOf('het geheim van de rand'), publicKeys: [{ key: 'pk_site' }] },
    logger: { info: () => undefined, error: () => undefined },
    ...ticketForm({ store, links, pause }, altchaBotCheck({ keys: keysOf(hmacKey), store })),
  });
  const call = async (key: string) => {
    const body = JSON.stringify({ submissionId, draftKey: key, recaptchaToken: token, documents: [document(1)] });
    const headers = {
      'x-origin-verify': 'het geheim van de rand',
      'x-public-key': 'pk_site',
      origin: 'https://www.kantoor.example',
      'content-type': 'application/json',
    };
    return (await handle(apiEvent({ headers, body }), { getRemainingTimeInMillis: () => 10_000 })).statusCode;
  };

  expect([await call(draftKey), await call(draftKey)]).toEqual([200, 200]);
  expect(await call('2c1a0b9e-8d7f-4c6b-9a5e-4f3d2c1b0a9f')).toBe(422);
});

test.each([
  ['another type', [document(1, { name: 'programma.exe' })], 'type_not_accepted'],
  ['the same document twice', [document(1), document(1, { name: 'kopie.pdf' })], 'duplicate'],
])('%s gets no link', async (_case, documents, code) => {
  expect(await give(documents)).toMatchObject({
    ok: false,
    refusal: { code: 'document_refused', fields: [{ code }] },
  });
});

test('an erased submission gets no link', async () => {
  const store = new MemoryStore();
  await store.write(storageKeys.tombstone({ submissionId }), { bytes: submissionId, contentType: 'text/plain' });

  expect(await give([document(1)], { store })).toMatchObject({ refusal: { code: 'submission_erased' } });
  expect(store.keysUnder('uploads/')).toEqual([]);
});

test('an addition’s documents get links below its case, and none once the case was erased', async () => {
  const store = new MemoryStore();
  const addition = { submissionId: additionId, caseId: submissionId, documents: [document(1)] };
  const folder = `uploads/${submissionId}/${additionId}/`;

  const url = `https://store.example/${folder}${document(1).sha256}?size=5000000`;
  expect(await giveTickets(addition, { store, links, pause })).toMatchObject({ value: [{ url }] });
  expect(store.keysUnder('uploads/')).toEqual([`${folder}grants.json`]);

  await store.write(storageKeys.tombstone({ submissionId }), { bytes: '', contentType: 'text/plain' });
  expect(await giveTickets(addition, { store, links, pause })).toMatchObject({ refusal: { code: 'link_revoked' } });
});

test('a submission may upload at most twice its limit, since replaced documents remain', async () => {
  const store = new MemoryStore();
  const twenty = (first: number) => Array.from({ length: 20 }, (_, index) => document(first + index, { size: 1 }));
  await give(twenty(0), { store });

  expect(await give(twenty(20), { store })).toMatchObject({ ok: true });
  expect(await give([document(40, { size: 1 }), document(41, { size: 1 })], { store })).toMatchObject({
    ok: false,
    refusal: { code: 'document_refused', fields: [{ code: 'total_too_large' }, { code: 'total_too_large' }] },
  });
});

test('a ticket counts when it is given, uploaded or not; one for the same document counts once', async () => {
  const store = new MemoryStore();
  const large = (index: number) => document(index, { size: documentLimits.maxBytes });

  for (let index = 0; index < 6; index += 1) expect(await give([large(index)], { store })).toMatchObject({ ok: true });

  expect(await give([large(0), large(5)], { store })).toMatchObject({ ok: true });
  expect(await give([large(6)], { store })).toMatchObject({ ok: false, refusal: { reason: 'uploads_full' } });
});

test('asking again for the same documents writes nothing', async () => {
  const store = new MemoryStore();
  await give([document(1), document(2)], { store });
  const operations: string[] = [];
  store.hook = (_moment, operation) => void operations.push(operation);

  expect(await give([document(2)], { store })).toMatchObject({ ok: true });
  expect(await give([document(1), document(2)], { store })).toMatchObject({ ok: true });

  expect(operations.filter((operation) => operation === 'create' || operation === 'replace')).toEqual([]);
});

test('a document named with two sizes counts with the larger', async () => {
  const store = new MemoryStore();
  for (let index = 0; index < 7; index += 1) await give([document(index, { size: 1 })], { store });
  const grow = (index: number) => give([document(index, { size: documentLimits.maxBytes })], { store });

  for (let index = 0; index < 5; index += 1) expect(await grow(index)).toMatchObject({ ok: true });

  expect(await grow(5)).toMatchObject({ ok: false, refusal: { reason: 'uploads_full' } });
});

test('concurrent requests get no more tickets than the quota', async () => {
  const store = new MemoryStore();

  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) => give([document(index, { size: documentLimits.maxBytes })], { store })),
  );

  const given = outcomes.filter(({ ok }) => ok).length;
  expect(given).toBeGreaterThan(0);
  expect(given).toBeLessThanOrEqual(6);
  expect(
    Object.keys(v.parse(v.record(v.string(), v.number()), store.json(storageKeys.uploadGrants(submissionId)))),
  ).toHaveLength(given);
});

test('the browser is asked to retry while other requests keep writing', async () => {
  const store = new MemoryStore();
  await give([document(0)], { store });
  store.hook = async (moment, operation, key) => {
    if (moment !== 'before' || operation !== 'replace') return;
    store.hook = () => undefined;
    await store.write(key, { bytes: '{}', contentType: 'application/json' });
    store.hook = interfere;
  };
  const interfere = store.hook;

  expect(await give([document(1)], { store })).toMatchObject({
    ok: false,
    refusal: { code: 'unavailable', reason: 'uploads_busy' },
  });
});
