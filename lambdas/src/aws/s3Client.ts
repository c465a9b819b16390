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
 * A client with the operator's own credentials and the SDK's own times; it may be led to another S3 than that of AWS.
 */
export function operatorS3Client(other?: Pick<S3ClientConfig, 'endpoint' | 'region' | 'credentials'>): S3Client {
  return new S3Client(other === undefined ? {} : { ...other, forcePathStyle: true });
}
