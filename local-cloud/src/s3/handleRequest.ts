import type { IncomingMessage } from 'node:http';
import type { HttpAnswer } from '../http/httpAnswer';
import type { Gatekeeper } from '../signature/verifySignature';
import { authorise } from './authorise';
import type { Bucket } from './Bucket';
import { chooseOperation } from './chooseOperation';
import { postObject } from './form/postObject';
import { S3Error } from './S3Error';
import { readRequest, withHoistedHeaders, type S3Request } from './S3Request';

/** Lets a request in and does what it asks for. Throws S3's errors. */
export async function handleRequest(
  incoming: IncomingMessage,
  { bucket, gatekeeper }: { bucket: Bucket; gatekeeper: Gatekeeper },
): Promise<HttpAnswer> {
  const request = readRequest(incoming);
  if (isFormUpload(request)) {
    requireBucket(request, bucket);
    return postObject(request, { bucket, gatekeeper });
  }
  const signature = authorise(request, gatekeeper);
  if (request.bucket !== '') requireBucket(request, bucket);
  const effective = signature.presigned ? withHoistedHeaders(request) : request;
  return chooseOperation(effective)({ request: effective, signature, bucket });
}

function isFormUpload({ method, key, headers }: S3Request): boolean {
  return method === 'POST' && key === '' && (headers['content-type'] ?? '').startsWith('multipart/form-data');
}

function requireBucket(request: S3Request, { name }: Bucket): void {
  if (request.bucket !== name) throw new S3Error('NoSuchBucket', { details: { BucketName: request.bucket } });
}
