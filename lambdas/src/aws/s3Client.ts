import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { ParsedEnvironment } from '../environment/environmentSchema';
import { callTime } from '../storage/callTime';

/**
 * S3 client; address and credentials come from the SDK's own environment variables. A slow request is aborted and
 * retried, while the call has time.
 */
export function s3Client(environment: Pick<ParsedEnvironment, 'S3_PATH_STYLE'>, config: S3ClientConfig = {}): S3Client {
  const client = new S3Client({
    forcePathStyle: environment.S3_PATH_STYLE,
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    ...config,
  });
  client.middlewareStack.add(
    (next) => (request) => {
      callTime.demand(new Date());
      return next(request);
    },
    // After the step that tries again: each try is asked for.
    { name: 'callTime', step: 'finalizeRequest', priority: 'low' },
  );
  return client;
}

/**
 * S3 client with the operator's credentials and the SDK's default timeouts. With an endpoint of our own, the bucket
 * goes into the path: such a host has no name per bucket.
 */
export function operatorS3Client(): S3Client {
  return new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
}
