import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { ParsedEnvironment } from '../environment/environmentSchema';

/**
 * A client of S3; its address and credentials come from the SDK's own environment. Slow answers are given up and tried
 * again.
 */
export function s3Client(environment: Pick<ParsedEnvironment, 'S3_PATH_STYLE'>, config: S3ClientConfig = {}): S3Client {
  return new S3Client({
    forcePathStyle: environment.S3_PATH_STYLE,
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    ...config,
  });
}

/**
 * A client with the operator's own credentials and the SDK's own times. An S3 that is not AWS's has no host name for
 * each bucket.
 */
export function operatorS3Client(): S3Client {
  return new S3Client({ forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined });
}
