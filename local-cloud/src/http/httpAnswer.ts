import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An answer that is ready to be sent. A stream is read only while it is sent. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | Readable;
};

/** Sends an answer, without its body to HEAD. A client that goes away is no fault. */
export async function sendAnswer(response: ServerResponse, answer: HttpAnswer): Promise<void> {
  const { body = '' } = answer;
  if (response.destroyed) {
    discardAnswer(answer);
    return;
  }
  response.writeHead(answer.status, {
    // Node's own tells the machine's time, and the SDK of AWS sets its clock by this.
    date: new Date().toUTCString(),
    ...(!(body instanceof Readable) && hasBody(answer.status) && { 'content-length': Buffer.byteLength(body) }),
    ...answer.headers,
  });
  if (response.req.method === 'HEAD' || !(body instanceof Readable)) {
    discardAnswer(answer);
    response.end(body instanceof Readable ? undefined : body);
    return;
  }
  await pipeline(body, response).catch(() => response.destroy());
}

/** Frees what an answer holds that is not going to be sent. */
export function discardAnswer({ body }: HttpAnswer): void {
  if (body instanceof Readable) body.destroy();
}

/**
 * Reads and forgets what the client is still sending. An answer before the end of the request makes browsers report a
 * network error in place of the answer.
 */
export async function drainRequest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  await new Promise<void>((resolve) => {
    request
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve());
    request.resume();
  });
}

function hasBody(status: number): boolean {
  return status !== 204 && status !== 304;
}
