import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { directUploads } from '@incasso/infra/delivery/crossOriginRules';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localBucket } from '../../stage/localBucket';
import { startStore, type StoreOptions } from '../startStore';

export const Bucket = localBucket.name;

const ignore = () => undefined;
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A store on a free port with its own data folder, and the real SDK to talk to it. */
export async function runningStore(options: Partial<StoreOptions> = {}) {
  const parentFolder = await mkdtemp(join(tmpdir(), 'store-'));
  const server = await startStore({
    port: 0,
    dataFolder: join(parentFolder, 'data'),
    bucket: Bucket,
    cors: { ...directUploads, origins: ['http://localhost:8080'] },
    ...options,
  });
  const clients: S3Client[] = [];

  function client(config: S3ClientConfig = {}): S3Client {
    const made = new S3Client({
      endpoint: server.url,
      region: localBucket.region,
      forcePathStyle: true,
      credentials: localBucket.credentials,
      maxAttempts: 1,
      logger: silent,
      ...config,
    });
    clients.push(made);
    return made;
  }

  return {
    s3: client(),
    client,
    async close() {
      clients.forEach((made) => made.destroy());
      await server.close();
      await rm(parentFolder, { recursive: true });
    },
  };
}

export type RunningStore = Awaited<ReturnType<typeof runningStore>>;

/** Name, status and message of the SDK's error; the call must fail. */
export async function failureOf(call: Promise<unknown>) {
  const fault: unknown = await call.then(
    () => new Error('The call did not fail'),
    (reason: unknown) => reason,
  );
  if (!(fault instanceof Error)) throw new Error('A call failed with something that is no error');
  const status = '$metadata' in fault ? statusOf(fault.$metadata) : undefined;
  return { code: fault.name, status };
}

function statusOf(metadata: unknown): unknown {
  return typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
    ? metadata.httpStatusCode
    : undefined;
}
