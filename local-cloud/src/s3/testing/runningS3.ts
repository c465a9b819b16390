import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { directUploads } from '@incasso/infra/delivery/crossOriginRules';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Event } from '../bucket/S3Event';
import { administratorOf } from '../../rights/testing/administratorOf';
import { startS3, type S3Options } from '../startS3';

export const Bucket = 'documents';

export const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };

const ignore = () => undefined;
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** The stand-in on a free port, with its data in a folder of its own, and the real SDK to talk to it. */
export async function runningS3(options: Partial<S3Options> = {}) {
  const parentFolder = await mkdtemp(join(tmpdir(), 's3-'));
  const dataFolder = join(parentFolder, 'data');
  const events: S3Event[] = [];
  const start = () =>
    startS3({
      port: 0,
      dataFolder,
      bucket: Bucket,
      callers: administratorOf(credentials),
      region: 'eu-central-1',
      cors: { ...directUploads, origins: ['http://localhost:8080'] },
      onEvent: (event) => events.push(event),
      ...options,
    });
  let server = await start();
  const clients: S3Client[] = [];

  function client(config: S3ClientConfig = {}): S3Client {
    const made = new S3Client({
      endpoint: () => Promise.resolve({ url: new URL(server.url) }),
      region: 'eu-central-1',
      forcePathStyle: true,
      credentials,
      maxAttempts: 1,
      logger: silent,
      ...config,
    });
    clients.push(made);
    return made;
  }

  /** A client whose requests are changed on their way, after they were signed. */
  function tamperingClient(change: (request: object) => void, config: S3ClientConfig = {}): S3Client {
    const tampering = client(config);
    const { requestHandler } = tampering.config;
    const send = requestHandler.handle.bind(requestHandler);
    requestHandler.handle = (request: unknown, options) => {
      if (typeof request === 'object' && request !== null) change(request);
      return send(request, options);
    };
    return tampering;
  }

  return {
    s3: client(),
    client,
    tamperingClient,
    events,
    dataFolder,
    get url() {
      return server.url;
    },
    /** Ends the server and starts another on the same data. */
    async restart() {
      await server.close();
      server = await start();
    },
    plan: (faults: unknown) => fetch(`${server.url}/_faults`, { method: 'POST', body: JSON.stringify(faults) }),
    /** Names of all files that hold bytes, of objects or still on their way. */
    blobs: async () => (await Promise.all(['blobs', 'arriving'].map((name) => readdir(join(dataFolder, name))))).flat(),
    /** What stands beside the data folder: nothing, unless a key escaped. */
    neighbours: () => readdir(parentFolder),
    async close() {
      clients.forEach((made) => made.destroy());
      await server.close();
      await rm(parentFolder, { recursive: true });
    },
  };
}

export type RunningS3 = Awaited<ReturnType<typeof runningS3>>;

/** The SDK's error of a call that must fail: name, status and message. */
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

/** The code in an error's XML, with the status. */
export async function xmlFailureOf(response: Response) {
  const [, code] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return { code, status: response.status };
}
