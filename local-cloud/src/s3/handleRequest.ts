import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../http/httpAnswer';
import type { Gatekeeper } from '../signature/verifySignature';
import type { Bucket } from './bucket/Bucket';
import { chooseOperation } from './chooseOperation';
import { S3Error } from './errors/S3Error';
import { authorise } from './request/authorise';
import { readRequest, withHoistedHeaders, type S3Request } from './request/S3Request';

/** Lets a request in and does what it asks for. Throws S3's errors. */
export async function handleRequest(
  incoming: IncomingMessage,
  { bucket, gatekeeper }: { bucket: Bucket; gatekeeper: Gatekeeper },
): Promise<HttpAnswer> {
  const request = readRequest(incoming);
  if (isFormUpload(request)) throw new S3Error('NotImplemented');
  const signature = authorise(request, gatekeeper);
  const effective = signature.presigned ? withHoistedHeaders(request) : request;
  const operation = chooseOperation(effective);
  if (request.bucket !== '' && request.bucket !== bucket.name) {
    throw new S3Error('NoSuchBucket', { details: { BucketName: request.bucket } });
  }
  return operation({ request: effective, signature, bucket });
}

/** POST of a form, which carries its signature in a field: to ask it for another would mislead. */
function isFormUpload({ method, key, headers }: S3Request): boolean {
  return method === 'POST' && key === '' && (headers['content-type'] ?? '').startsWith('multipart/form-data');
}
