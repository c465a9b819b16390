import { SignatureFault, type SignatureFaultKind } from '../../signature/SignatureFault';
import { verifySignature, type Gatekeeper, type VerifiedSignature } from '../../signature/verifySignature';
import type { S3ErrorCode } from '../errors/errorCodes';
import { S3Error } from '../errors/S3Error';
import type { S3Request } from './S3Request';

const codes: Record<SignatureFaultKind, S3ErrorCode> = {
  missing: 'AccessDenied',
  malformed: 'AuthorizationHeaderMalformed',
  'malformed-query': 'AuthorizationQueryParametersError',
  'unknown-key': 'InvalidAccessKeyId',
  skewed: 'RequestTimeTooSkewed',
  expired: 'AccessDenied',
  'not-yet-valid': 'AccessDenied',
  'unsigned-headers': 'AccessDenied',
  mismatch: 'SignatureDoesNotMatch',
};

/** Lets a request in by its signature in header or query, or throws S3's error. */
export function authorise(request: S3Request, gatekeeper: Gatekeeper): VerifiedSignature {
  const signature = verify(request, gatekeeper);
  if (!signature.presigned && request.headers['x-amz-content-sha256'] === undefined) {
    throw new S3Error('InvalidRequest', { message: 'Missing required header for this request: x-amz-content-sha256' });
  }
  return signature;
}

function verify(request: S3Request, gatekeeper: Gatekeeper): VerifiedSignature {
  try {
    return verifySignature(request, gatekeeper, 'UNSIGNED-PAYLOAD');
  } catch (fault) {
    if (fault instanceof SignatureFault) throw new S3Error(codes[fault.kind], { message: fault.message });
    throw fault;
  }
}
