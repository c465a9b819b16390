import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

/** A client of S3; its address and credentials come from the SDK's own environment. Slow answers are given up and tried again. */
export function s3Client(environment: { readonly S3_PATH_STYLE: boolean }, config: S3ClientConfig = {}): S3Client {
  return new S3Client({
    forcePathStyle: environment.S3_PATH_STYLE,
    maxAttempts: 4,
    requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000, throwOnRequestTimeout: true },
    ...config,
  });
}
