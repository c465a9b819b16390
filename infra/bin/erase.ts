import { S3Client } from '@aws-sdk/client-s3';
import { referencePattern } from '@incasso/contract/reference';
import { countByPrefix, eraseSubmission, findSubmissions, versionsOf } from '../src/erasure/eraseSubmission';
import { s3VersionStore } from '../src/erasure/s3VersionStore';

const args = process.argv.slice(2);
const isForGood = args.includes('--for-good');
const [bucket, reference] = args.filter((arg) => !arg.startsWith('--'));
if (bucket === undefined || reference === undefined || !referencePattern.test(reference)) {
  console.error('Name the documents bucket and a reference: npm run erase -- the-bucket K7QM-3TXB [--for-good]');
  process.exit(2);
}

const client = new S3Client({ forcePathStyle: process.env['S3_PATH_STYLE'] === 'true' });
const store = s3VersionStore(client, bucket);
const submissionIds = await findSubmissions(store, reference);
if (submissionIds.length === 0) {
  console.error(`Nothing is stored under ${reference}.`);
  process.exitCode = 1;
}
for (const submissionId of submissionIds) {
  if (isForGood) {
    console.log(
      JSON.stringify(
        { bucket, ...(await eraseSubmission(store, { reference, submissionId, now: new Date() })) },
        null,
        2,
      ),
    );
  } else {
    console.log(
      JSON.stringify(
        { reference, submissionId, stored: countByPrefix(await versionsOf(store, submissionId)) },
        null,
        2,
      ),
    );
    console.log('Nothing was erased. Add --for-good to erase all of this; it cannot be brought back.');
  }
}
