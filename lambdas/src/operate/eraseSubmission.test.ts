import { eraseSubmission, findSubmissions, versionsOf } from './eraseSubmission';
import type { StoredVersion, VersionStore } from '../storage/VersionStore';

const wanted = '11111111-1111-4111-8111-111111111111';
const additionId = '33333333-3333-4333-8333-333333333333';
const other = '22222222-2222-4222-8222-222222222222';

const stored: Readonly<Record<string, string>> = {
  [`submissions/${wanted}.json`]: JSON.stringify({ submissionId: wanted, reference: 'K7QM-3TXB' }),
  [`submissions/${other}.json`]: JSON.stringify({ submissionId: other, reference: 'AAAA-2222' }),
  [`documents/${wanted}/aa`]: 'document',
  [`documents/${wanted}/bb`]: 'document',
  [`documents/${other}/aa`]: 'document',
  [`cases/${wanted}/0.json`]: '{}',
  [`cases/${wanted}/1.json`]: '{}',
  [`cases/${other}/0.json`]: '{}',
  [`cases/${other}/1.json`]: '{}',
  [`uploads/${wanted}/aa`]: 'document',
  [`uploads/${wanted}/grants.json`]: '{}',
  [`outbox/${wanted}/attempt.json`]: '{}',
  [`dead-letters/${wanted}/attempt.json`]: '{}',
  [`submissions/${wanted}/1.json`]: JSON.stringify({ submissionId: wanted, reference: 'K7QM-3TXB', additionId }),
  [`submissions/${wanted}/change-1.json`]: JSON.stringify({ submissionId: wanted, reference: 'K7QM-3TXB' }),
  [`uploads/${additionId}/aa`]: 'document',
  'bot-tokens/of-an-addition': `${additionId} 2`,
  'bot-tokens/signature': `${wanted} 1`,
  'bot-tokens/another-signature': `${other} 1`,
  'confirmations/inbox.json': JSON.stringify({ taken: [{ holder: `${other}/a` }, { holder: `${wanted}/a` }] }),
  'confirmations/another-inbox.json': JSON.stringify({ taken: [{ holder: `${other}/a` }] }),
  'confirmations/all.json': JSON.stringify({ taken: [{ holder: 'attempt' }] }),
};

test('finds a submission by its reference', async () => {
  expect(await findSubmissions(bucketWith(stored), 'K7QM-3TXB')).toEqual([wanted]);
  expect(await findSubmissions(bucketWith(stored), 'ZZZZ-9999')).toEqual([]);
});

test('finds a submission whose record was deleted but can still be brought back', async () => {
  const store = bucketWith(stored);
  store.versions.push({ key: `submissions/${wanted}.json`, versionId: 'marker', isDeleteMarker: true });

  expect(await findSubmissions(store, 'K7QM-3TXB')).toEqual([wanted]);
});

test.each([`cases/${wanted}/0.json`, `cases/${wanted}/2.json`])(
  'finds %s, which a delivery left that was under way during the erasure',
  async (key) => {
    const caseFile = JSON.stringify({ version: 1, submissionId: wanted, reference: 'K7QM-3TXB' });
    const store = bucketWith({
      [`submissions/${other}.json`]: '{}',
      [`cases/${other}/0.json`]: caseFile,
      [key]: caseFile,
    });

    expect(await findSubmissions(store, 'K7QM-3TXB')).toEqual([wanted]);
    await eraseSubmission(store, { reference: 'K7QM-3TXB', submissionId: wanted, now: new Date() });

    expect(store.versions.map((version) => version.key)).not.toContain(key);
  },
);

test('erases every version, proves it, and leaves other submissions alone', async () => {
  const store = bucketWith(stored);
  store.versions.push({ key: `documents/${wanted}/aa`, versionId: 'former', isDeleteMarker: false });

  const proof = await eraseSubmission(store, {
    reference: 'K7QM-3TXB',
    submissionId: wanted,
    now: new Date('2026-11-01T10:00:00Z'),
  });

  expect(proof).toEqual({
    reference: 'K7QM-3TXB',
    submissionId: wanted,
    erased: {
      'submissions/': 3,
      'documents/': 3,
      'cases/': 2,
      'uploads/': 3,
      'outbox/': 1,
      'dead-letters/': 1,
      'bot-tokens/': 2,
      'confirmations/': 1,
    },
    remaining: {},
    erasedAt: '2026-11-01T10:00:00.000Z',
  });
  expect(store.versions.map(({ key }) => key)).toEqual([
    `submissions/${other}.json`,
    `documents/${other}/aa`,
    `cases/${other}/0.json`,
    `cases/${other}/1.json`,
    'bot-tokens/another-signature',
    'confirmations/another-inbox.json',
    'confirmations/all.json',
  ]);
  expect(await versionsOf(store, other)).toHaveLength(6);
});

test('throws when anything is left after erasing', async () => {
  const store = { ...bucketWith(stored), erase: () => Promise.resolve() };

  await expect(
    eraseSubmission(store, { reference: 'K7QM-3TXB', submissionId: wanted, now: new Date() }),
  ).rejects.toThrow('15 versions of K7QM-3TXB are still there');
});

function bucketWith(objects: Readonly<Record<string, string>>) {
  const versions: StoredVersion[] = Object.keys(objects).map((key) => ({
    key,
    versionId: 'only',
    isDeleteMarker: false,
  }));
  const store = {
    versions,
    list: (prefix: string) => Promise.resolve(versions.filter(({ key }) => key.startsWith(prefix))),
    readText: ({ key }: StoredVersion) => Promise.resolve(objects[key] ?? ''),
    erase: (erased: readonly StoredVersion[]) => {
      for (const version of erased) versions.splice(versions.indexOf(version), 1);
      return Promise.resolve();
    },
  };
  return store satisfies VersionStore;
}
