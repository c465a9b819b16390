import { S3Client } from '@aws-sdk/client-s3';
import { redriveDeadLetters } from '../src/redrive/redriveDeadLetters';
import { s3LetterStore } from '../src/redrive/s3LetterStore';

const [bucket] = process.argv.slice(2);
if (bucket === undefined) {
  console.error('Name the documents bucket: npm run redrive -- the-bucket');
  process.exit(2);
}

const client = new S3Client({ forcePathStyle: process.env['S3_PATH_STYLE'] === 'true' });
const { returned, unreadable } = await redriveDeadLetters(s3LetterStore(client, bucket));
console.log(`${returned.length} dead letters are back in the outbox; the next sweep tries them within 15 minutes.`);
for (const place of unreadable) console.log(`Left for a person to look at: dead-letters/${place}`);
