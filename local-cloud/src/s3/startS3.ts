import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { faultsPath, FaultPlan } from '../faults/FaultPlan';
import { drainRequest, type HttpAnswer } from '../http/httpAnswer';
import type { RunningServer } from '../http/startServer';
import { startStandIn, type ServerCall } from '../http/startStandIn';
import type { Callers } from '../rights/Callers';
import type { Gatekeeper } from '../signature/verifySignature';
import type { Bucket } from './bucket/Bucket';
import type { BucketWatcher } from './bucket/BucketWatcher';
import { answerPreflight, corsHeaders, type CorsRule } from './cors';
import { handleRequest } from './handleRequest';
import { errorOfStatus, S3Error } from './errors/S3Error';
import type { S3Event } from './bucket/S3Event';
import { BucketLifecycle, clockPath } from './lifecycle/BucketLifecycle';
import type { LifecycleRule } from './lifecycle/lifecycleRule';
import { MovableClock } from './lifecycle/MovableClock';
import { ObjectStore } from './store/ObjectStore';
import { UploadStore } from './store/UploadStore';

/** What the stand-in is told. */
export type S3Options = {
  /** 0 takes a free one. */
  readonly port: number;
  readonly dataFolder: string;
  /** Name of the one bucket; versioned. */
  readonly bucket: string;
  /** Who may call, and what they may do. */
  readonly callers: Callers;
  readonly region: string;
  readonly cors: CorsRule;
  /** What becomes of objects with time. They stay for ever when absent. */
  readonly readLifecycle?: () => Promise<readonly LifecycleRule[]>;
  /** Watches the bucket from within, whoever may read from it. */
  readonly watcher?: BucketWatcher;
  /** Hears of objects and tags once they are on disk. */
  readonly onEvent?: Bucket['publish'];
};

/** Starts the S3 stand-in, with path-style addresses. Rejects with Node's error when the port is in use. */
export async function startS3(options: S3Options): Promise<RunningServer> {
  const { callers, region, cors, watcher } = options;
  const faults = new FaultPlan();
  const clock = new MovableClock();
  const lifecycle = new BucketLifecycle(clock, options.readLifecycle ?? (() => Promise.resolve([])));
  const gatekeeper: Gatekeeper = { secretOf: (id) => callers.secretOf(id), region, service: 's3' };

  async function answer({ request, path, signal }: ServerCall, bucket: Bucket): Promise<HttpAnswer | undefined> {
    const place = { resource: path, requestId: randomBytes(8).toString('hex').toUpperCase() };
    const respond = (work: () => Promise<HttpAnswer>) => asAnswer(request, place, work);
    if (path === faultsPath && request.method === 'POST') return faults.receive(request);
    if (path === clockPath && request.method === 'POST') return lifecycle.receive(request, bucket);
    if (path === watcher?.controlPath && request.method === 'POST') return watcher.receive(request, bucket);
    if (request.method === 'OPTIONS') return respond(() => Promise.resolve(answerPreflight(cors, request)));
    const made = await faults.apply({
      request,
      path,
      signal,
      answer: () => respond(() => handleRequest(request, { bucket, gatekeeper, callers })),
      refuse: (status) => errorOfStatus(status).toAnswer(place),
    });
    const added = { ...corsHeaders(cors, request), 'x-amz-request-id': place.requestId };
    return made && { ...made, headers: { ...made.headers, ...added } };
  }

  return startStandIn({ port: options.port, open: () => openBucket(options, () => clock.now()), answer });
}

/** Does the work of a request and makes an answer of whatever it throws. The request is read to its end before. */
async function asAnswer(
  request: IncomingMessage,
  place: { readonly resource: string; readonly requestId: string },
  work: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof S3Error) return fault.toAnswer(place);
    const isGone = request.errored !== null;
    if (!isGone) process.stderr.write(`S3 stand-in: ${fault instanceof Error ? (fault.stack ?? '') : String(fault)}\n`);
    return new S3Error('InternalError').toAnswer(place);
  } finally {
    await drainRequest(request);
  }
}

async function openBucket(
  { dataFolder, bucket: name, region, onEvent, watcher }: S3Options,
  now: () => Date,
): Promise<Bucket> {
  const uploads = new UploadStore(dataFolder, now);
  const store = new ObjectStore(dataFolder, now);
  await uploads.open();
  await store.open(uploads.blobs());
  const bucket: Bucket = {
    name,
    region,
    store,
    uploads,
    publish: (event) => {
      publishTo(onEvent, event);
      watcher?.onEvent(event, bucket);
    },
  };
  watcher?.resume(bucket);
  return bucket;
}

/** As in AWS, an event that cannot be delivered takes nothing back of what was stored. */
function publishTo(onEvent: S3Options['onEvent'], event: S3Event): void {
  try {
    onEvent?.(event);
  } catch (fault) {
    process.stderr.write(`S3 stand-in: ${String(fault)}\n`);
  }
}
