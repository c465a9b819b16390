import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { faultsPath, FaultPlan } from '../faults';
import { sendAnswer, type HttpAnswer } from '../http/httpAnswer';
import { startServer, type RunningServer } from '../http/startServer';
import type { Gatekeeper } from '../signature/verifySignature';
import { asAnswer } from './asAnswer';
import type { Bucket } from './Bucket';
import { answerPreflight, corsHeaders, type CorsRule } from './cors';
import { handleRequest } from './handleRequest';
import { errorOfStatus } from './S3Error';
import { ObjectStore } from './store/ObjectStore';
import { UploadStore } from './store/UploadStore';

/** What the stand-in is told. */
export type S3Options = {
  /** 0 takes a free one. */
  readonly port: number;
  readonly dataFolder: string;
  /** Name of the one bucket; versioned. */
  readonly bucket: string;
  readonly credentials: Gatekeeper['credentials'];
  readonly region: string;
  readonly cors: CorsRule;
  /** Hears of objects and tags once they are on disk. */
  readonly onEvent?: Bucket['announce'];
  /** Stands for a bucket policy on GetObject. Everything may be read when absent. */
  readonly mayRead?: Bucket['mayRead'];
};

/** Starts the S3 stand-in, with path-style addresses. Rejects with Node's error when the port is in use. */
export async function startS3(options: S3Options): Promise<RunningServer> {
  const { credentials, region, cors } = options;
  const bucket = await openBucket(options);
  const faults = new FaultPlan();
  const gatekeeper: Gatekeeper = { credentials, region, service: 's3' };

  async function answer(request: IncomingMessage, path: string, signal: AbortSignal): Promise<HttpAnswer | undefined> {
    const place = { resource: path, requestId: randomBytes(8).toString('hex').toUpperCase() };
    const { origin } = request.headers;
    const respond = (work: () => Promise<HttpAnswer>) => asAnswer(request, place, work);
    if (path === faultsPath && request.method === 'POST') return faults.receive(request);
    if (request.method === 'OPTIONS') {
      return respond(() => Promise.resolve(answerPreflight(cors, request)));
    }
    const made = await faults.apply({
      request,
      path,
      signal,
      answer: () => respond(() => handleRequest(request, { bucket, gatekeeper })),
      refuse: (status) => errorOfStatus(status).toAnswer(place),
    });
    const added = { ...corsHeaders(cors, origin, request.method ?? ''), 'x-amz-request-id': place.requestId };
    return made && { ...made, headers: { ...made.headers, ...added } };
  }

  return startServer({
    port: options.port,
    async handle(request, response) {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      request.on('error', () => undefined);
      const [path = ''] = (request.url ?? '').split('?');
      const made = await answer(request, path, gone.signal);
      if (made === undefined) response.destroy();
      else await sendAnswer(response, made);
    },
  });
}

async function openBucket({ dataFolder, bucket: name, region, onEvent, mayRead }: S3Options): Promise<Bucket> {
  const uploads = new UploadStore(dataFolder);
  const store = new ObjectStore(dataFolder);
  await uploads.open();
  await store.open(uploads.blobs());
  return {
    name,
    region,
    store,
    uploads,
    announce: onEvent ?? (() => undefined),
    mayRead: mayRead ?? (() => true),
  };
}
