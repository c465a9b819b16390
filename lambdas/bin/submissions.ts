import { referencePattern } from '@incasso/contract/reference';
import { s3Client } from '../src/aws/s3Client';
import { s3ObjectStore } from '../src/aws/s3ObjectStore';
import { describeSubmission } from '../src/operate/describeSubmission';
import { findByReference } from '../src/operate/findByReference';
import { listPending } from '../src/operate/listPending';
import { redrive } from '../src/operate/redrive';

const usage = `npm run submissions -- the-bucket pending
npm run submissions -- the-bucket show K7QM-3TXB
npm run submissions -- the-bucket redrive K7QM-3TXB`;

const [bucket, command, reference = ''] = process.argv.slice(2);
const needsReference = command === 'show' || command === 'redrive';
if (bucket === undefined || (needsReference ? !referencePattern.test(reference) : command !== 'pending')) {
  console.error(usage);
  process.exit(2);
}

const client = s3Client({ S3_PATH_STYLE: process.env['S3_PATH_STYLE'] === 'true' });
const store = s3ObjectStore({ client, bucket });

if (!needsReference) {
  const pending = await listPending(store);
  for (const line of pending) console.log(JSON.stringify(line));
  console.log(pending.length === 0 ? 'Nothing is pending.' : `${pending.length} pending.`);
} else {
  const submissions = await findByReference(store, reference);
  if (submissions.length === 0) {
    console.error(`Nothing is stored under ${reference}.`);
    process.exitCode = 1;
  }
  for (const submission of submissions) {
    if (command === 'show') {
      console.log(JSON.stringify(await describeSubmission(store, submission), null, 2));
    } else {
      const due = await redrive(store, submission, new Date());
      console.log(
        due === undefined
          ? `${reference} has no dead letter: its mails were sent, or are still being tried.`
          : `${reference} is back in the outbox. Due: ${due.join(', ')}. The next sweep sends it.`,
      );
    }
  }
}
