import { localBucket } from '../src/stage/localBucket';

/** The operators' command on the local cloud that begins at `PORT`, with the rights of an operator. */
const { name, region, operatorCredentials, addressFor } = localBucket;
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: addressFor(Number(process.env['PORT'] ?? 8080)),
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: operatorCredentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: operatorCredentials.secretAccessKey,
});
process.argv.push('--bucket', name);
await import('@incasso/lambdas/bin/submissions');
