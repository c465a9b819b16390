import type { IncomingMessage } from 'node:http';
import { signableHeaders } from './canonicalRequest';
import { SignatureFault, type SignatureFaultKind } from './SignatureFault';
import { sha256Hex } from './signingKey';
import { verifySignature, type Gatekeeper } from './verifySignature';

/**
 * The key that signed a call of a service whose calls are all `POST /`. Throws what the service itself answers to a
 * signature that is not good, as `refusal` makes it.
 */
export function findCaller(
  request: IncomingMessage,
  body: Buffer,
  { gatekeeper, refusal }: { gatekeeper: Gatekeeper; refusal: (kind: SignatureFaultKind, message: string) => Error },
): string {
  const signed = { method: 'POST', path: '/', query: [], headers: signableHeaders(request) };
  try {
    return verifySignature(signed, gatekeeper, sha256Hex(body)).accessKeyId;
  } catch (fault) {
    throw fault instanceof SignatureFault ? refusal(fault.kind, fault.message) : fault;
  }
}
