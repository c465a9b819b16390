import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type RunningServer = {
  /** Origin, such as `http://localhost:8083`. */
  readonly url: string;
  /** Closes idle connections at once; running requests get half a second. */
  close(): Promise<void>;
};

/** A response to send. A stream is read only while it is sent. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable;
};

export type HttpCall = {
  readonly request: IncomingMessage;
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  /** Without question mark. */
  readonly query: string;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
};

type ServerProps = {
  /** 0 picks a free one. */
  readonly port: number;
  /** Returns the answer to a request. Without one the connection is dropped. */
  readonly answer: (call: HttpCall) => Promise<HttpAnswer | undefined>;
};

const graceMs = 500;

/** Longer than any client keeps an idle connection: a request on a closing connection would fail. */
const keepAliveTimeoutMs = 65_000;

/** Starts a server on 127.0.0.1. Rejects with Node's error if the port is in use. */
export async function startServer({ port, answer }: ServerProps): Promise<RunningServer> {
  const running = new Set<Promise<void>>();
  const server = createServer({ keepAliveTimeout: keepAliveTimeoutMs }, (request, response) => {
    const task = serve(request, response, answer).finally(() => running.delete(task));
    running.add(task);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://localhost:${actualPort}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

async function serve(request: IncomingMessage, response: ServerResponse, answer: ServerProps['answer']): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  request.on('error', () => gone.abort());
  const [path = '', ...query] = (request.url ?? '').split('?');
  try {
    const call = { request, method: request.method ?? '', path, query: query.join('?'), signal: gone.signal };
    const made = await answer(call);
    if (made === undefined) response.destroy();
    else await send(request, response, made);
  } catch (fault) {
    if (gone.signal.aborted) return;
    process.stderr.write(`${fault instanceof Error ? (fault.stack ?? '') : String(fault)}\n`);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}

/** Sends an answer, without a body for HEAD. A client that disconnects is no fault. */
async function send(request: IncomingMessage, response: ServerResponse, answer: HttpAnswer): Promise<void> {
  const { status, headers, body = '' } = answer;
  await drain(request);
  const isStream = body instanceof Readable;
  if (response.destroyed) {
    if (isStream) body.destroy();
    return;
  }
  response.writeHead(status, {
    ...(!isStream && status !== 204 && status !== 304 && { 'content-length': Buffer.byteLength(body) }),
    ...headers,
  });
  if (isStream && request.method !== 'HEAD') {
    await pipeline(body, response).catch(() => response.destroy());
    return;
  }
  if (isStream) body.destroy();
  response.end(isStream ? undefined : body);
}

/** Drains the request: if the answer comes before the request ends, browsers report a network error instead. */
async function drain(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  await new Promise<void>((resolve) => {
    request
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    request.resume();
  });
}

export function plainText(status: number, body: string): HttpAnswer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body };
}

/** Reads a body; `undefined` if it exceeds `maxBytes`. The rest is drained, so that the client reads the answer. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? undefined : Buffer.concat(chunks);
}
