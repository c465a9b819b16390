import { additionId, otherSubmissionId as other, submissionId as wanted } from '../../testing/fixtures';
import { memoryPorts } from '../../testing/memoryPorts';
import { MemoryStore } from '../../testing/MemoryStore';
import { functions } from '../functions';
import { receiveContact } from '../functions/handle-contact-form/receiveContact';
import { uploadLifetimeSeconds } from '../storage/presignedLinks';
import { storageKeys } from '../storage/storageKeys';
import { hashDraftKey } from '../submissions/digestOf';
import { uploadsFolder } from '../submissions/uploadsFolder';
import { eraseSubmission, findSubmissions, settlingMs, versionsOf } from './eraseSubmission';

const draftKey = '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c';
const draftKeyHash = hashDraftKey(draftKey);
const draftFolder = uploadsFolder({ submissionId: wanted, draftKeyHash });
const stored: Readonly<Record<string, string>> = {
  [`submissions/${wanted}.json`]: JSON.stringify({ submissionId: wanted, reference: 'K7QM-3TXB', draftKeyHash }),
  [`submissions/${wanted}/${additionId}.json`]: JSON.stringify({
    ...{ submissionId: additionId, caseId: wanted, reference: 'K7QM-3TXB' },
  }),
  [`submissions/${other}.json`]: JSON.stringify({ submissionId: other, reference: 'AAAA-2222' }),
  [`documents/${wanted}/aa`]: 'document',
  [`documents/${wanted}/bb`]: 'document',
  [`documents/${wanted}/${additionId}/aa`]: 'document',
  [`documents/${other}/aa`]: 'document',
  [`cases/${wanted}.json`]: '{}',
  [`cases/${other}.json`]: '{}',
  [`uploads/${wanted}/aa`]: 'document',
  [`uploads/${wanted}/grants.json`]: '{}',
  [`uploads/${draftFolder}/aa`]: 'document',
  [`uploads/${uploadsFolder({ submissionId: wanted, draftKeyHash: 'of a draft that was never sent' })}/aa`]: 'document',
  [`uploads/${wanted}/${additionId}/aa`]: 'document',
  [`outbox/${wanted}/attempt.json`]: '{}',
  [`outbox/${wanted}/${additionId}/attempt.json`]: '{}',
  [`dead-letters/${wanted}/${additionId}/attempt.json`]: '{}',
  [`held/2026-11-26T10:00:00.000Z/${wanted}/attempt.json`]: '{}',
  [`held/2026-11-26T10:00:00.000Z/${wanted}/${additionId}/attempt.json`]: '{}',
  [`held/2026-11-26T10:00:00.000Z/${other}/attempt.json`]: '{}',
  'bot-tokens/signature': `${wanted} 1`,
  'bot-tokens/of-an-addition': `${wanted}/${additionId} 2`,
  'bot-tokens/another-signature': `${other} 1`,
  'confirmations/inbox.json': JSON.stringify({ taken: [{ holder: `${other}/a` }, { holder: `${wanted}/a` }] }),
  'confirmations/inbox-of-an-addition.json': JSON.stringify({ taken: [{ holder: `${wanted}/${additionId}/a` }] }),
  'confirmations/another-inbox.json': JSON.stringify({ taken: [{ holder: `${other}/a` }] }),
  'confirmations/all.json': JSON.stringify({ taken: [{ holder: 'attempt' }] }),
};

test('finds a submission by its reference', async () => {
  const { versions } = await bucketWith(stored);

  expect(await findSubmissions(versions, 'K7QM-3TXB')).toEqual([wanted]);
  expect(await findSubmissions(versions, 'ZZZZ-9999')).toEqual([]);
});

test('finds a submission whose deleted record can still be restored', async () => {
  const store = await bucketWith(stored);
  await store.remove(`submissions/${wanted}.json`);

  expect(await findSubmissions(store.versions, 'K7QM-3TXB')).toEqual([wanted]);
});

test('finds a case file that a delivery left when it ran during the erasure', async () => {
  const key = `cases/${wanted}.json`;
  const store = await bucketWith({
    [`submissions/${other}.json`]: '{}',
    [`cases/${other}.json`]: JSON.stringify({ version: 1, submissionId: other, reference: 'K7QM-3TXB' }),
    [key]: JSON.stringify({ version: 1, submissionId: wanted, reference: 'K7QM-3TXB' }),
  });

  expect(await findSubmissions(store.versions, 'K7QM-3TXB')).toEqual([wanted]);
  await erase(store);

  expect(store.keys).not.toContain(key);
});

test('finds a case of which only an addition is left', async () => {
  const store = await bucketWith({
    [`submissions/${wanted}/${additionId}.json`]: stored[`submissions/${wanted}/${additionId}.json`] ?? '',
  });

  expect(await findSubmissions(store.versions, 'K7QM-3TXB')).toEqual([wanted]);
});

test('erases every version, proves it, and leaves other submissions unchanged', async () => {
  const store = await bucketWith(stored);
  await store.write(`documents/${wanted}/aa`, { bytes: 'another', contentType: 'x/y' });

  const proof = await erase(store);

  expect(proof).toEqual({
    submissionId: wanted,
    erased: {
      'submissions/': 2,
      'documents/': 4,
      'cases/': 1,
      'uploads/': 5,
      'held/': 2,
      'outbox/': 2,
      'dead-letters/': 1,
      'bot-tokens/': 2,
      'confirmations/': 2,
    },
    remaining: {},
    erasedAt: '2026-11-01T10:00:00.000Z',
  });
  expect(await keysOf(store)).toEqual([
    'bot-tokens/another-signature',
    `cases/${other}.json`,
    'confirmations/all.json',
    'confirmations/another-inbox.json',
    `documents/${other}/aa`,
    `erased/${wanted}`,
    `held/2026-11-26T10:00:00.000Z/${other}/attempt.json`,
    `submissions/${other}.json`,
  ]);
  expect(await versionsOf(store.versions, other)).toHaveLength(6);
});

test('waits until all functions that were running at its start have ended, and their upload links expired', async () => {
  const pause = jest.fn(() => Promise.resolve());

  await erase(await bucketWith(stored), pause);

  expect(pause.mock.calls).toEqual([[settlingMs]]);
  for (const { timeoutSeconds } of Object.values(functions))
    expect(settlingMs).toBeGreaterThan(1000 * (timeoutSeconds + uploadLifetimeSeconds));
});

test('erases what was uploaded meanwhile, also when it is interrupted and restarted', async () => {
  const store = await bucketWith(stored);
  const interrupted = erase(store, async () => {
    await uploadLate(store);
    throw new Error('interrupted');
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  await store.write(`uploads/${other}/aa`, { bytes: 'document', contentType: 'x/y' });

  await erase(store);

  expect(store.keysUnder('uploads/')).toEqual([`uploads/${other}/aa`]);
});

const uploadFolders = [wanted, draftFolder, `${wanted}/${additionId}`];

async function uploadLate(store: MemoryStore): Promise<void> {
  for (const folder of uploadFolders)
    await store.write(storageKeys.upload({ folder, sha256: 'late' }), { bytes: 'x', contentType: 'x/y' });
}

test('throws when anything is left after erasing', async () => {
  const store = await bucketWith(stored);
  const versions = { ...store.versions, erase: () => Promise.resolve() };

  await expect(
    eraseSubmission(
      { store, versions },
      { submissionId: wanted, now: () => new Date(), pause: () => Promise.resolve() },
    ),
  ).rejects.toThrow(`20 versions of ${wanted} are still there`);
});

test('a message in progress during the erasure leaves nothing, whenever the erasure begins', async () => {
  const message = { name: 'An', email: 'an@klant.example', company: '', phone: '', message: 'Goedemiddag' };
  const request = { submissionId: wanted, recaptchaToken: 'token', website: '', formData: message };
  let refused = 0;
  for (let at = 1; ; at += 1) {
    const store = new MemoryStore();
    const call = () => receiveContact(request, memoryPorts({ store }));
    const erasure = eraseAtRequest(store, at);
    const outcome = await call().catch(() => ({ ok: false }));
    if (!erasure.hasBegun()) break;
    await erasure.finish();

    if (!outcome.ok) refused += 1;
    expect([at, await keysOf(store)]).toEqual([at, [`erased/${wanted}`]]);
    expect(await call()).toMatchObject({ refusal: { code: 'submission_erased' } });
    expect(store.keys).toEqual([`erased/${wanted}`]);
  }
  expect(refused).toBeGreaterThan(2);
});

/** Starts an erasure at the nth store request of a call; its second pass runs on `finish`. */
function eraseAtRequest(store: MemoryStore, at: number) {
  let requests = 0;
  let hasBegun = false;
  let erasing: Promise<unknown> | undefined;
  let finish: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  store.hook = async (moment) => {
    if (moment === 'before') requests += 1;
    if (hasBegun || requests < at) return;
    hasBegun = true;
    await new Promise<void>((settling) => {
      erasing = erase(store, () => (settling(), ended));
    });
  };
  return {
    hasBegun: () => hasBegun,
    finish: () => (finish(), erasing),
  };
}

function erase(store: MemoryStore, pause = () => Promise.resolve()) {
  return eraseSubmission(
    { store, versions: store.versions },
    { submissionId: wanted, now: () => new Date('2026-11-01T10:00:00Z'), pause },
  );
}

async function bucketWith(objects: Readonly<Record<string, string>>): Promise<MemoryStore> {
  const store = new MemoryStore();
  for (const [key, bytes] of Object.entries(objects)) await store.write(key, { bytes, contentType: 'x/y' });
  return store;
}

/** The distinct keys of all versions */
async function keysOf({ versions }: MemoryStore): Promise<string[]> {
  return [...new Set((await versions.list('')).map(({ key }) => key))].sort();
}
