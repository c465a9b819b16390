import { retentionDays } from '@incasso/contract/retention';
import { restorableDays } from '@incasso/infra/stages/lifecycleDays';
import { localBucket } from '../src/stage/localBucket';

/** The operators' command on the local cloud at `PORT`. */
const { name, region, credentials, addressFor } = localBucket;
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: addressFor(Number(process.env['PORT'] ?? 8080)),
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
});
process.argv.push('--bucket', name, ...restorableDays(retentionDays.submissions));
await import('@incasso/lambdas/bin/submissions');
