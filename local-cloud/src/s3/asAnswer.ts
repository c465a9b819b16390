import type { IncomingMessage } from 'node:http';
import { drainRequest, type HttpAnswer } from '../http/httpAnswer';
import { S3Error } from './S3Error';

/** Does the work of a request and makes an answer of whatever it throws. The request is read to its end before. */
export async function asAnswer(
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
