import type { UploadTicketsAnswer } from '@incasso/contract/api';
import { SubmissionError } from '../submission/failures';
import type { PutOutcome } from './putDocument';
import { uploadInRounds, type StorableDocument, type UploadPorts } from './uploadInRounds';
import { createUploadProgress } from '../documents/UploadProgress';

const hashes = { one: '1'.repeat(64), two: '2'.repeat(64), three: '3'.repeat(64) };

function storable(id: keyof typeof hashes): StorableDocument {
  return { id, name: `${id}.pdf`, size: 100, sha256: hashes[id], file: new File([], `${id}.pdf`) };
}

/** Tools whose links are numbered by round, and whose store answers as told: per document, one outcome per attempt. */
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
    untilOnline: () => Promise.resolve(),
    pause: (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    signal: new AbortController().signal,
  };
  return { ports, asked, puts, pauses, progress };
}

test('each document is stored once, under its own link', async () => {
  const { ports, puts, asked, progress } = fakePorts({});

  await uploadInRounds([storable('one'), storable('two'), storable('three')], ports);

  expect(asked).toEqual([['one', 'two', 'three']]);
  expect(puts).toEqual(['one 1', 'two 1', 'three 1']);
  expect(Object.fromEntries(progress.current().sentBytes)).toEqual({ one: 100, two: 100, three: 100 });
});

test('what is stored already does not go out again', async () => {
  const { ports, puts, progress } = fakePorts({}, ['two']);

  await uploadInRounds([storable('one'), storable('two')], ports);

  expect(puts).toEqual(['one 1']);
  expect(progress.current().sentBytes.get('two')).toBe(100);
});

test('a spent link or a lost connection brings a fresh link, for what is left alone', async () => {
  const { ports, puts, asked, pauses } = fakePorts({ one: ['refused', 'unreachable'] });

  await uploadInRounds([storable('one'), storable('two')], ports);

  expect(asked).toEqual([['one', 'two'], ['one'], ['one']]);
  expect(puts).toEqual(['one 1', 'two 1', 'one 2', 'one 3']);
  expect(pauses).toEqual([1000, 2000]);
});

test('after three rounds more without a document stored it gives up', async () => {
  const { ports, asked, pauses, progress } = fakePorts({ one: Array.from({ length: 9 }, () => 'unreachable') });

  await expect(uploadInRounds([storable('one')], ports)).rejects.toEqual(new SubmissionError({ kind: 'unreachable' }));

  expect(asked).toHaveLength(4);
  expect(pauses).toEqual([2000, 4000, 8000]);
  expect(progress.current().sentBytes.get('one')).toBe(0);
});

test('a document that is not what was accepted ends it at its first failure', async () => {
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

test('no link is asked for without a connection', async () => {
  const { ports, asked } = fakePorts({});
  let reconnect: () => void = () => undefined;
  const untilOnline = () => new Promise<void>((resolve) => (reconnect = resolve));

  const storing = uploadInRounds([storable('one')], { ...ports, untilOnline });
  expect(asked).toEqual([]);
  reconnect();
  await storing;

  expect(asked).toEqual([['one']]);
});

test('a stop ends it without another round', async () => {
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
