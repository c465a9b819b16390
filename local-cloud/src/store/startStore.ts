import type { IncomingMessage } from 'node:http';
import { FaultPlan } from '../http/FaultPlan';
import { type HttpAnswer, type HttpCall, type RunningServer, startServer } from '../http/startServer';
import { BucketFolder } from './BucketFolder';
import { checkLink } from './checkLink';
import { chooseOperation } from './chooseOperation';
import type { CrossOriginRule } from '@incasso/infra/delivery/crossOriginRules';
import type { Bucket, StoreEvent } from './Operation';
import { errorOfStatus, StoreError } from './StoreError';
import { readRequest } from './StoreRequest';

export type BucketWatcher = {
  /** Endpoint where tests configure it. */
  readonly controlPath: string;
  /** Answers `POST` to that path. */
  receive(request: IncomingMessage, bucket: Bucket): Promise<HttpAnswer>;
  /** Handles objects that already exist when the store starts. */
  resume(bucket: Bucket): void;
  onCreated(event: StoreEvent, bucket: Bucket): void;
};

type CorsRule = CrossOriginRule & { readonly origins: readonly string[] };

export type StoreOptions = {
  readonly port: number;
  readonly dataFolder: string;
  /** Name of the one bucket; versioned. */
  readonly bucket: string;
  readonly cors: CorsRule;
  readonly watcher?: BucketWatcher;
  /** Called for each new object once it is on disk. */
  readonly onCreated?: (event: StoreEvent) => void;
};

/** Starts a store that speaks S3, with path-style URLs. Rejects with Node's error if the port is in use. */
export async function startStore(options: StoreOptions): Promise<RunningServer> {
  const { cors, watcher } = options;
  const faults = new FaultPlan();
  const bucket = openBucket(options);

  async function answer(call: HttpCall): Promise<HttpAnswer | undefined> {
    const { request, method, path } = call;
    if (path === watcher?.controlPath && method === 'POST') return watcher.receive(request, bucket);
    if (method === 'OPTIONS') return asAnswer(request, () => answerPreflight(cors, request));
    const made = await faults.apply(call, {
      answer: () => asAnswer(request, () => handleRequest(request, bucket)),
      refuse: (status) => errorOfStatus(status).toAnswer(),
    });
    return made && { ...made, headers: { ...made.headers, ...corsHeaders(cors, request) } };
  }

  const server = await startServer({ port: options.port, answer });
  watcher?.resume(bucket);
  return server;
}

/**
 * Runs the operation of a request. A request with credentials may do everything, any other only what its link allows.
 */
async function handleRequest(incoming: IncomingMessage, bucket: Bucket): Promise<HttpAnswer> {
  const request = readRequest(incoming);
  if (request.headers['authorization'] === undefined) await checkLink(request);
  const { run } = chooseOperation(request);
  if (request.bucket !== '' && request.bucket !== bucket.name) throw new StoreError('NoSuchBucket');
  return run({ request, bucket });
}

async function asAnswer(request: IncomingMessage, work: () => HttpAnswer | Promise<HttpAnswer>): Promise<HttpAnswer> {
  try {
    return await work();
  } catch (fault) {
    if (fault instanceof StoreError) return fault.toAnswer();
    const isGone = request.errored !== null;
    if (!isGone) process.stderr.write(`Store: ${fault instanceof Error ? (fault.stack ?? '') : String(fault)}\n`);
    return new StoreError('InternalError').toAnswer();
  }
}

function openBucket({ dataFolder, bucket: name, onCreated, watcher }: StoreOptions): Bucket {
  const bucket: Bucket = {
    name,
    folder: new BucketFolder(dataFolder),
    publish: (object) => {
      const event = { bucket: name, ...object };
      onCreated?.(event);
      watcher?.onCreated(event, bucket);
    },
  };
  return bucket;
}

function answerPreflight(rule: CorsRule, { headers }: IncomingMessage): HttpAnswer {
  const { origin, 'access-control-request-method': method } = headers;
  const requested = headers['access-control-request-headers'] ?? '';
  const allowsHeaders = requested.split(',').every((name) => {
    const known = name.trim().toLowerCase();
    return known === '' || rule.requestHeaders.includes(known);
  });
  if (!isAllowed(rule, origin, method) || !allowsHeaders) throw new StoreError('AccessForbidden');
  return {
    status: 200,
    headers: {
      ...allowance(origin),
      'access-control-allow-methods': rule.methods.join(', '),
      'access-control-allow-headers': requested,
      'access-control-max-age': String(rule.maxAgeSeconds),
    },
  };
}

function corsHeaders(rule: CorsRule, { headers, method }: IncomingMessage): Record<string, string> {
  return isAllowed(rule, headers.origin, method) ? allowance(headers.origin) : {};
}

function allowance(origin = ''): Record<string, string> {
  return {
    'access-control-allow-origin': origin,
    vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method',
  };
}

function isAllowed({ origins, methods }: CorsRule, origin = '', method = ''): boolean {
  return origins.includes(origin) && methods.some((allowed) => allowed === method);
}
