import { restorableDays } from '@incasso/infra/stages/lifecycleDays';
import { localBucket } from '../src/stage/localBucket';
import { synthesizedStage } from '../src/stage/synthesizedStage';

/** The operators' command on the local cloud at `PORT`, with the same role as `infra/bin/submissions.ts`. */
const { name, region, operatorCredentials, eraserCredentials, addressFor } = localBucket;
const erases = process.argv.some((word) => word === 'erase' || word === 'restore');
const { accessKeyId, secretAccessKey } = erases ? eraserCredentials : operatorCredentials;
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: addressFor(Number(process.env['PORT'] ?? 8080)),
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
});
process.argv.push('--bucket', name, ...restorableDays(synthesizedStage.submissionRetentionDays));
await import('@incasso/lambdas/bin/submissions');
