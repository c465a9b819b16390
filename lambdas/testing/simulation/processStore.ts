import { callTime } from '../../src/storage/callTime';
import { type ObjectStore, StorageUnavailable } from '../../src/storage/ObjectStore';
import type { StoredVersion, VersionStore } from '../../src/storage/VersionStore';
import type { MemoryStore } from '../MemoryStore';
import type { SimulatedProcess } from './SimulatedProcess';

/** Writes fail more often than reads. An erasure reads a hundred versions. */
const weights = { change: 1, read: 0.25, look: 0.02 };

export type Bucket = {
  readonly store: MemoryStore;
  readonly now: () => Date;
  /** Whether it responds to no call now. */
  readonly isDown: () => boolean;
  readonly onWritten: (key: string, process: SimulatedProcess) => void;
};

function unavailable(): Error {
  return new StorageUnavailable(new Error('simulated'));
}

function caller(process: SimulatedProcess, { now, isDown }: Bucket) {
  return <Answer>(what: string, weight: number, act: () => Promise<Answer>): Promise<Answer> =>
    process.call({
      what,
      weight,
      ask: () => {
        callTime.demand(now());
      },
      act: () => {
        if (!isDown()) return act();
        process.faults.push({ kind: 'fails before', what });
        return Promise.reject(unavailable());
      },
      refused: unavailable,
      lost: unavailable,
      patienceMs: Number.POSITIVE_INFINITY,
      asksAgain: true,
    });
}

/** The bucket from a process's point of view. */
export function processStore(process: SimulatedProcess, bucket: Bucket): ObjectStore {
  const { store, onWritten } = bucket;
  const call = caller(process, bucket);
  const written = <Answer>(key: string, answer: Answer, isDone: boolean) => {
    if (isDone) onWritten(key, process);
    return answer;
  };
  return {
    read: (key) => call(`read ${key}`, weights.read, () => store.read(key)),
    sizeOf: (key) => call(`sizeOf ${key}`, weights.read, () => store.sizeOf(key)),
    readTags: (key) => call(`readTags ${key}`, weights.read, () => store.readTags(key)),
    remove: (key) => call(`remove ${key}`, weights.change, () => store.remove(key)),
    write: (key, body) =>
      call(`write ${key}`, weights.change, async () => {
        await store.write(key, body);
        onWritten(key, process);
      }),
    create: (key, body) =>
      call(`create ${key}`, weights.change, async () => {
        const outcome = await store.create(key, body);
        return written(key, outcome, outcome === 'created');
      }),
    replace: (key, body) =>
      call(`replace ${key}`, weights.change, async () => {
        const etag = await store.replace(key, body);
        return written(key, etag, etag !== undefined);
      }),
    copy: (from, to, kind) =>
      call(`copy ${to}`, weights.change, async () => {
        const outcome = await store.copy(from, to, kind);
        return written(to, outcome, outcome === 'copied');
      }),
    async *list(prefix) {
      const page = await call(`list ${prefix}`, weights.read, async () => {
        const found = [];
        for await (const object of store.list(prefix)) found.push(object);
        return found;
      });
      yield* page;
    },
  };
}

/** All versions of the bucket's objects, from a process's point of view. */
export function processVersions(process: SimulatedProcess, bucket: Bucket): VersionStore {
  const { versions } = bucket.store;
  const call = caller(process, bucket);
  return {
    list: (prefix) => call(`list versions ${prefix}`, weights.look, () => versions.list(prefix)),
    readText: (version: StoredVersion) =>
      call(`read version ${version.key}`, weights.look, () => versions.readText(version)),
    erase: (found) => call(`erase ${found.length} versions`, weights.change, () => versions.erase(found)),
  };
}
