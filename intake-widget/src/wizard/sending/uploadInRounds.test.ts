import type { UploadTicketsAnswer } from '@incasso/contract/api';
import { SubmissionError } from '../submission/failures';
import type { PutOutcome } from './putDocument';
import { uploadInRounds, type StorableDocument, type UploadPorts } from './uploadInRounds';
import { createUploadProgress } from '../documents/UploadProgress';

const hashes = { one: '1'.repeat(64), two: '2'.repeat(64), three: '3'.repeat(64) };

function storable(id: keyof typeof hashes): StorableDocument {
  return { id, name: `${id}.pdf`, size: 100, sha256: hashes[id], file: new File([], `${id}.pdf`) };
}

/** Fakes: upload links carry the round's number; the store returns the given outcome per document and attempt. */
function fakePorts(outcomes: Partial<Record<keyof typeof hashes, PutOutcome[]>>, stored: string[] = []) {
  const asked: string[][] = [];
  const puts: string[] = [];
  const pauses: number[] = [];
  const progress = createUploadProgress();
  const ports: UploadPorts = {
    requestTickets: (documents) => {
      asked.push(documents.map(({ id }) => id));
      const tickets = documents.map(({ id, sha256 }): UploadTicketsAnswer['data']['tickets'][number] =>
        stored.includes(id)
          ? { sha256, stored: true }
          : { sha256, url: `${id} ${String(asked.length)}`, headers: {}, expiresAt: '2026-03-02T10:00:00.000Z' },
      );
      return Promise.resolve({ success: true, data: { tickets } });
    },
    put: ({ url, onProgress }) => {
      puts.push(url);
      onProgress(50);
      const [id] = url.split(' ');
      const left = Object.entries(outcomes).find(([name]) => name === id)?.[1];
      return Promise.resolve(left?.shift() ?? 'stored');
    },
    requireUnchanged: () => Promise.resolve(),
    progress,
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    signal: new AbortController().signal,
  };
  return { ports, asked, puts, pauses, progress };
}

test('stores each document once, under its own link', async () => {
  const { ports, puts, asked, progress } = fakePorts({});

  await uploadInRounds([storable('one'), storable('two'), storable('three')], ports);

  expect(asked).toEqual([['one', 'two', 'three']]);
  expect(puts).toEqual(['one 1', 'two 1', 'three 1']);
  expect(Object.fromEntries(progress.current().sentBytes)).toEqual({ one: 100, two: 100, three: 100 });
});

test('does not upload again what is already stored', async () => {
  const { ports, puts, progress } = fakePorts({}, ['two']);

  await uploadInRounds([storable('one'), storable('two')], ports);

  expect(puts).toEqual(['one 1']);
  expect(progress.current().sentBytes.get('two')).toBe(100);
});

test('a used-up link or a lost connection requests a new link, only for what is left', async () => {
  const { ports, puts, asked, pauses } = fakePorts({ one: ['refused', 'unreachable'] });

  await uploadInRounds([storable('one'), storable('two')], ports);

  expect(asked).toEqual([['one', 'two'], ['one'], ['one']]);
  expect(puts).toEqual(['one 1', 'two 1', 'one 2', 'one 3']);
  expect(pauses).toEqual([1000, 2000]);
});

test('gives up after three more rounds that store no document', async () => {
  const { ports, asked, pauses, progress } = fakePorts({ one: Array.from({ length: 9 }, () => 'unreachable') });

  await expect(uploadInRounds([storable('one')], ports)).rejects.toEqual(new SubmissionError({ kind: 'unreachable' }));

  expect(asked).toHaveLength(4);
  expect(pauses).toEqual([2000, 4000, 8000]);
  expect(progress.current().sentBytes.get('one')).toBe(0);
});

test('a document that changed since it was accepted stops the upload at its first failure', async () => {
  const { ports, asked } = fakePorts({ one: ['stored'], two: ['unreachable'] });
  const lost = new SubmissionError({ kind: 'lost', ids: ['two'] });
  const checked: string[] = [];
  const requireUnchanged: UploadPorts['requireUnchanged'] = ({ id }) => {
    checked.push(id);
    return Promise.reject(lost);
  };

  await expect(uploadInRounds([storable('one'), storable('two')], { ...ports, requireUnchanged })).rejects.toBe(lost);

  expect([asked.length, checked]).toEqual([1, ['two']]);
});

test('cancelling stops it without another round', async () => {
  const { ports, asked, puts } = fakePorts({});
  const controller = new AbortController();
  const put: UploadPorts['put'] = ({ url }) => {
    puts.push(url);
    controller.abort();
    return Promise.resolve('unreachable');
  };

  const storing = uploadInRounds([storable('one'), storable('two'), storable('three')], {
    ...ports,
    put,
    signal: controller.signal,
  });

  await expect(storing).rejects.toThrow();
  expect([asked.length, puts.length]).toEqual([1, 1]);
});
