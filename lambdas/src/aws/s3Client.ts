import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { ParsedEnvironment } from '../environment/environmentSchema';
import { callTime } from '../storage/callTime';

/**
 * S3 client. The SDK reads endpoint and credentials from its own environment variables. A slow request is aborted and
 * retried until the call's time is over.
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
    // Runs after the retry step, so that it checks each attempt.
    { name: 'callTime', step: 'finalizeRequest', priority: 'low' },
  );
  return client;
}

/**
 * S3 client with the operator's credentials and the SDK's default timeouts. A custom endpoint needs path-style
 * addresses: it has no host name per bucket.
 */
export function operatorS3Client(): S3Client {
  return new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
}

/** Converts a hexadecimal SHA-256 to base64, the format of S3. */
export function s3Checksum(sha256: string): string {
  return Buffer.from(sha256, 'hex').toString('base64');
}
