import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../http/httpAnswer';
import type { Gatekeeper } from '../signature/verifySignature';
import type { S3Call } from './bucket/Bucket';
import { chooseOperation } from './chooseOperation';
import { S3Error } from './errors/S3Error';
import { authorise } from './request/authorise';
import { demandAccess, mayList, type AccessPorts } from './access/demandAccess';
import { readRequest, withHoistedHeaders, type S3Request } from './request/S3Request';

/** Lets a request in and does what it asks for. Throws S3's errors. */
export async function handleRequest(
  incoming: IncomingMessage,
  { gatekeeper, ...ports }: AccessPorts & { gatekeeper: Gatekeeper },
): Promise<HttpAnswer> {
  const request = readRequest(incoming);
  if (isFormUpload(request)) throw new S3Error('NotImplemented');
  const signature = authorise(request, gatekeeper);
  const effective = signature.presigned ? withHoistedHeaders(request) : request;
  const { operation, access } = chooseOperation(effective);
  const { bucket } = ports;
  if (request.bucket !== '' && request.bucket !== bucket.name) {
    throw new S3Error('NoSuchBucket', { details: { BucketName: request.bucket } });
  }
  const { accessKeyId } = signature;
  const demand: S3Call['demand'] = (wanted) => demandAccess(accessKeyId, ports, wanted);
  access(effective).forEach(demand);
  return operation({ request: effective, signature, bucket, demand }).catch((fault: unknown) => {
    throw isMissingKey(fault) && !mayList(accessKeyId, ports) ? new S3Error('AccessDenied') : fault;
  });
}

/**
 * Who may not list the bucket is not told that a key is missing.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_GetObject.html
 */
function isMissingKey(fault: unknown): boolean {
  return fault instanceof S3Error && fault.code === 'NoSuchKey';
}

/** POST of a form, which carries its signature in a field: to ask it for another would mislead. */
function isFormUpload({ method, key, headers }: S3Request): boolean {
  return method === 'POST' && key === '' && (headers['content-type'] ?? '').startsWith('multipart/form-data');
}
