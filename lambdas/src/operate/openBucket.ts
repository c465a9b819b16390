import { operatorS3Client } from '../aws/s3Client';
import { s3ObjectStore } from '../aws/s3ObjectStore';
import { s3VersionStore } from '../aws/s3VersionStore';

/** Opens the documents bucket of a stage with the operator's own credentials. */
export function openBucket(bucket: string) {
  const client = operatorS3Client();
  return { store: s3ObjectStore({ client, bucket }), versions: s3VersionStore(client, bucket), name: bucket };
}

export type OpenBucket = ReturnType<typeof openBucket>;
