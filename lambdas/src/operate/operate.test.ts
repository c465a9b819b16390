import { setImmediate } from 'node:timers/promises';
import {
  now,
  otherSubmissionId,
  storedAddition,
  storedContact,
  storedDocument,
  storedIntake,
  submissionId,
} from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { cleanVerdict, scanVerdictTag } from '../malware-scan/scanVerdicts';
import type { DeadLetter } from '../submissions/DeadLetter';
import { jsonBody } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import type { SubmissionRecord } from '../submissions/SubmissionRecord';
import { storeRecord } from '../submissions/storeRecord';
import { describeSubmission } from './describeSubmission';
import { findRecords } from './findRecords';
import { listPending } from './listPending';
import { sendAgain, sendGivenUp } from './sendAgain';

const waiting = storedIntake();
const dead = storedContact({ submissionId: otherSubmissionId, reference: 'AAAA-AAAA' });

async function start(entry = '') {
  const store = new MemoryStore(() => now);
  await storeRecord(store, { record: waiting, documents: [] });
  await storeRecord(store, { record: dead, documents: [] });
  await store.remove(storageKeys.outboxEntry(dead));
  await store.write(storageKeys.deadLetter(dead), jsonBody(letterOf(dead, entry)));
  return store;
}

function letterOf({ submissionId: id, attempt }: SubmissionRecord, entry: string): DeadLetter {
  const givenUpAt = now.toISOString();
  return { version: 1, submissionId: id, attempt, reason: 'undeliverable', givenUpAt, entry };
}

function entryOf({ submissionId: id, attempt }: SubmissionRecord, due: readonly string[]) {
  return { version: 1, submissionId: id, attempt, createdAt: now.toISOString(), due };
}

test('pending lists dead letters first, without a visitor’s text', async () => {
  const store = await start();
  const abandoned = { submissionId, attempt: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc' };
  await store.write(storageKeys.outboxEntry(abandoned), jsonBody({ version: 9 }));

  const pending = await listPending(store);

  const since = now.toISOString();
  expect(pending).toEqual([
    { submissionId: otherSubmissionId, reference: 'AAAA-AAAA', state: 'undeliverable', since, due: [], failures: 0 },
    { submissionId, reference: 'K7QM-3TXB', state: 'waiting', since, due: ['staff', 'visitor'], failures: 0 },
    { submissionId, reference: 'K7QM-3TXB', state: 'unreadable', since, due: [], failures: 0 },
  ]);
});

test('pending distinguishes an entry without a record from a waiting one', async () => {
  const store = await start();
  const abandoned = { ...waiting, attempt: 'cccccccc-cccc-4ccc-8ccc-cccccccccccc' };
  await store.write(storageKeys.outboxEntry(abandoned), jsonBody(entryOf(abandoned, ['staff'])));

  expect((await listPending(store)).map(({ state }) => state)).toEqual(['undeliverable', 'waiting', 'abandoned']);
});

test('pending marks unreadable dead letters', async () => {
  const store = await start();
  await store.write(storageKeys.deadLetter(dead), jsonBody({ version: 9 }));

  expect(await listPending(store)).toMatchObject([{ submissionId: otherSubmissionId, state: 'unreadable' }, {}]);
});

test('pending reads many entries at once: thousands wait after an outage', async () => {
  const store = await start();
  for (let number = 0; number < 40; number += 1) {
    const attempt = `${1e7 + number}-0000-4000-8000-000000000000`;
    await store.write(storageKeys.outboxEntry({ submissionId, attempt }), jsonBody({ version: 9 }));
  }
  let reading = 0;
  let most = 0;
  store.hook = async (moment, operation) => {
    if (operation !== 'read') return;
    reading += moment === 'before' ? 1 : -1;
    most = Math.max(most, reading);
    await setImmediate();
  };

  expect(await listPending(store)).toHaveLength(42);
  expect(most).toBeGreaterThanOrEqual(20);
});

test('a submission is found by its reference and described without a visitor’s text', async () => {
  const store = await start();
  const [found] = (await findRecords(store, 'K7QM-3TXB')).records;
  if (found === undefined) throw new Error('not found');

  const description = await describeSubmission(store, found);

  expect(description).toMatchObject({
    reference: 'K7QM-3TXB',
    submissionId,
    kind: 'intake',
    caseFile: 'none yet',
    mails: 'waiting',
  });
  expect(JSON.stringify(description)).not.toContain('Voorbeeld');
  expect((await findRecords(store, submissionId)).records).toEqual([found]);
  for (const unknown of ['ZZZZ-ZZZZ', '33333333-3333-4333-8333-333333333333'])
    expect(await findRecords(store, unknown)).toEqual({ records: [], unreadable: [] });
});

describe('an addition', () => {
  const addition = storedAddition();
  const { submissionId: additionId, caseId, reference } = addition;

  test('is found with its case, and described without its note', async () => {
    const store = await start();
    await storeRecord(store, { record: addition, documents: [] });

    const { records: found } = await findRecords(store, 'K7QM-3TXB');
    const descriptions = await Promise.all(found.map((record) => describeSubmission(store, record)));

    expect(descriptions).toMatchObject([
      { kind: 'intake', submissionId, mails: 'waiting' },
      { kind: 'addition', submissionId: additionId, caseId, hasNote: true, mails: 'waiting', caseFile: undefined },
    ]);
    expect((await findRecords(store, submissionId)).records).toEqual(found);
    expect(await describeSubmission(store, storedAddition({ note: '' }))).toMatchObject({ hasNote: false });
    expect(JSON.stringify(descriptions)).not.toContain('aanmaning');
  });

  test('is listed as pending with the id of its case', async () => {
    const store = await start();
    await storeRecord(store, { record: addition, documents: [] });

    expect((await listPending(store)).filter(({ state }) => state === 'waiting')).toMatchObject([
      { submissionId: additionId, caseId, reference, due: ['staff', 'visitor'] },
      { submissionId },
    ]);
  });

  test('that was given up is sent with the others', async () => {
    const store = await start();
    await storeRecord(store, { record: addition, documents: [] });
    await store.remove(storageKeys.outboxEntry(addition));
    await store.write(storageKeys.deadLetter(addition), jsonBody(letterOf(addition, '')));

    expect((await sendGivenUp(store, now)).map((record) => record.submissionId)).toEqual([
      additionId,
      otherSubmissionId,
    ]);
    expect(store.json(storageKeys.outboxEntry(addition))).toMatchObject({ submissionId: additionId, caseId });
  });
});

test('mails are pending while one is due, or while the entry is unreadable', async () => {
  const store = await start();
  const entry = entryOf(waiting, ['visitor']);
  await store.write(storageKeys.outboxEntry(waiting), jsonBody(entry));

  expect(await describeSubmission(store, waiting)).toMatchObject({ mails: 'waiting' });
  await store.write(storageKeys.outboxEntry(waiting), jsonBody({ ...entry, due: [] }));
  expect(await describeSubmission(store, waiting)).toMatchObject({ mails: 'sent' });
  await store.write(storageKeys.outboxEntry(waiting), jsonBody({ version: 9 }));
  expect(await describeSubmission(store, waiting)).toMatchObject({ mails: 'waiting' });
  await store.remove(storageKeys.outboxEntry(waiting));
  expect(await describeSubmission(store, waiting)).toMatchObject({ mails: 'sent' });
});

test('documents are described by size, type, whether they are stored, and scan verdict', async () => {
  const store = await start();
  const [missing, unscanned, scanned] = ['a', 'b', 'c'].map((letter) =>
    storedDocument(`${letter}.pdf`, { sha256: letter.repeat(64) }),
  );
  const documents = [missing, unscanned, scanned].filter((document) => document !== undefined);
  for (const { sha256 } of documents.slice(1)) {
    await store.write(storageKeys.document({ submissionId, sha256 }), { bytes: 'x', contentType: 'application/pdf' });
  }
  store.tag(storageKeys.document({ submissionId, sha256: 'c'.repeat(64) }), { [scanVerdictTag]: cleanVerdict });

  const description = await describeSubmission(store, storedIntake({ documents }));

  const facts = documents.map(({ size, sha256, mediaType }) => ({ size, sha256, mediaType }));
  expect(description.documents).toEqual([
    { ...facts[0], isStored: false, scan: 'no verdict' },
    { ...facts[1], isStored: true, scan: 'no verdict' },
    { ...facts[2], isStored: true, scan: cleanVerdict },
  ]);
});

test('mails of a dead letter are given up, and a case file exists from the first delivery on', async () => {
  const store = await start();
  await store.write(storageKeys.caseFile(submissionId), jsonBody({}));

  expect(await describeSubmission(store, waiting)).toMatchObject({ caseFile: 'stored', mails: 'waiting' });
  expect(await describeSubmission(store, dead)).toMatchObject({ mails: 'given up' });
  expect(await describeSubmission(store, dead)).toMatchObject({ caseFile: undefined });
});

test('all mails that were given up are due again, those that were sent are not, and nothing else changes', async () => {
  const entry = entryOf(dead, ['staff']);
  const store = await start(JSON.stringify(entry));
  const before = store.json(storageKeys.outboxEntry(waiting));

  expect(await sendGivenUp(store, now)).toEqual([dead]);

  expect(store.keysUnder('dead-letters/')).toEqual([]);
  expect(store.json(storageKeys.outboxEntry(dead))).toEqual(entry);
  expect(await describeSubmission(store, dead)).toMatchObject({ mails: 'waiting' });
  expect(store.json(storageKeys.outboxEntry(waiting))).toEqual(before);
  expect(await sendGivenUp(store, now)).toEqual([]);
});

test('of an unreadable dead letter all mails are due', async () => {
  const store = await start('{');

  expect(await sendGivenUp(store, now)).toEqual([dead]);
  expect(store.json(storageKeys.outboxEntry(dead))).toMatchObject({ due: ['staff'] });
});

describe('mailing a submission to the staff again', () => {
  const key = storageKeys.outboxEntry(waiting);

  test('makes the staff’s mail due, though all were sent, and not the visitor’s', async () => {
    const store = await start();
    await store.remove(key);

    expect(await sendAgain(store, waiting, now)).toBe('put');
    expect(store.json(key)).toMatchObject({ submissionId, attempt: waiting.attempt, due: ['staff'] });
    expect(await sendAgain(store, waiting, now)).toBe('already_waiting');
  });

  test('keeps its other due mails', async () => {
    const store = await start();
    await store.write(key, jsonBody(entryOf(waiting, ['visitor'])));

    expect(await sendAgain(store, waiting, now)).toBe('put');
    expect(store.json(key)).toMatchObject({ due: ['staff', 'visitor'] });
  });

  test('keeps its dead letter', async () => {
    const store = await start(JSON.stringify(entryOf(dead, ['visitor'])));

    expect(await sendAgain(store, dead, now)).toBe('put');
    expect(store.keysUnder('dead-letters/')).toEqual([]);
    expect(store.json(storageKeys.outboxEntry(dead))).toMatchObject({ due: ['staff', 'visitor'] });
  });

  test('changes nothing while its other mail is being sent', async () => {
    const store = await start();
    const leased = { ...entryOf(waiting, ['visitor']), leasedAt: now.toISOString() };
    await store.write(key, jsonBody(leased));

    expect(await sendAgain(store, waiting, now)).toBe('busy');
    expect(store.json(key)).toEqual(leased);
  });

  test('changes nothing when its other mail begins to be sent', async () => {
    const store = await start();
    await store.write(key, jsonBody(entryOf(waiting, ['visitor'])));
    store.hook = (_moment, operation) => {
      if (operation !== 'replace') return;
      store.hook = () => undefined;
      return store.write(key, jsonBody({ ...entryOf(waiting, ['visitor']), leasedAt: now.toISOString() }));
    };

    expect(await sendAgain(store, waiting, now)).toBe('busy');
    expect(store.json(key)).toMatchObject({ due: ['visitor'] });
  });
});
