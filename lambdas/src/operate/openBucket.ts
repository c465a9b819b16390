import { operatorS3Client } from '../aws/s3Client';
import { s3ObjectStore } from '../aws/s3ObjectStore';
import { s3VersionStore } from '../aws/s3VersionStore';
import { localBucket } from './localBucket';

/**
 * The bucket of a stage in AWS, with the operator's own credentials; without a name that of the local cloud that begins
 * at this port.
 */
export function openBucket({ name, localPort }: { name: string | undefined; localPort: number }) {
  const { region, operatorCredentials: credentials, addressFor } = localBucket;
  const client =
    name === undefined
      ? operatorS3Client({ endpoint: addressFor(localPort), region, credentials })
      : operatorS3Client();
  const bucket = name ?? localBucket.name;
  return {
    store: s3ObjectStore({ client, bucket }),
    versions: s3VersionStore(client, bucket),
    inWords: name === undefined ? `the local cloud at ${addressFor(localPort)}` : `the bucket ${name}`,
  };
}

export type OpenBucket = ReturnType<typeof openBucket>;
