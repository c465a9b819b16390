import { s3Client } from './s3Client';
import { s3UploadLinks } from './s3Links';

// A store that checks the hash first refuses a longer body too, but only after it has received all of it.
test('an upload link signs the size, type and hash of its document, and that its key is new', async () => {
  const client = s3Client(
    { S3_PATH_STYLE: true },
    {
      region: 'eu-central-1',
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      requestChecksumCalculation: 'WHEN_REQUIRED',
    },
  );
  const document = { key: 'uploads/x', size: 5, sha256: 'ab'.repeat(32), mediaType: 'application/pdf' };

  const { url } = await s3UploadLinks({ client, bucket: 'documents' }, () => new Date()).linkTo(document);

  expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe(
    'content-length;content-type;host;if-none-match;x-amz-checksum-sha256',
  );
});
