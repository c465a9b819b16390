import { PutObjectCommand } from '@aws-sdk/client-s3';
import { documentLimits } from '@incasso/contract/limits';
import { s3DownloadLinks } from '@incasso/lambdas/aws/s3Links';
import { s3ObjectStore } from '@incasso/lambdas/aws/s3ObjectStore';
import { Bucket, failureOf, runningS3, type RunningS3 } from '../testing/runningS3';

let running: RunningS3;

beforeEach(async () => {
  running = await runningS3();
});

afterEach(() => running.close());

const bytes = '%PDF-1.7 a document';
const contentType = 'application/pdf';
const key = 'documents/id/hash';
const place = () => ({ client: running.s3, bucket: Bucket });

async function open() {
  const link = await s3DownloadLinks(place()).linkTo(key);
  const response = await fetch(link);
  const told = Object.fromEntries(
    ['content-type', 'content-disposition', 'cache-control'].map((name) => [name, response.headers.get(name)]),
  );
  return { link, text: await response.text(), ...told };
}

const asDownload = {
  text: bytes,
  'content-type': contentType,
  'content-disposition': "attachment; filename*=UTF-8''K7QM-3TXB%20-%20Factuur%20-%20%C3%A9%C3%A9n.pdf",
  'cache-control': 'no-store',
};

test.each(['sent', 'uploaded'])(
  'a document that was %s downloads under its name, which its link does not hold',
  async (way) => {
    const store = s3ObjectStore(place());
    const kind = { contentType, downloadName: 'K7QM-3TXB - Factuur - één.pdf' };
    if (way === 'sent') await store.create(key, { bytes, ...kind });
    else {
      await store.write('uploads/id/hash', { bytes, contentType: 'text/plain' });
      await store.copy('uploads/id/hash', key, kind);
    }

    const opened = await open();

    expect(opened).toMatchObject(asDownload);
    expect(decodeURIComponent(opened.link)).not.toMatch(/factuur|K7QM|disposition|response-/);
  },
);

test('a document that was stored without a name opens too', async () => {
  await running.s3.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentType: contentType }));

  expect(await open()).toMatchObject({ text: bytes, 'content-type': contentType, 'content-disposition': null });
});

test('the longest name fits into what S3 keeps with an object', async () => {
  const kind = (length: number) => ({
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    downloadName: `K7QM-3TXB - Algemene voorwaarden - ${'🧾'.repeat(length)} (20)`,
  });
  const store = s3ObjectStore(place());

  await store.write(key, { bytes, ...kind(documentLimits.maxNameLength) });

  expect(await failureOf(store.write(key, { bytes, ...kind(documentLimits.maxNameLength + 10) }))).toEqual({
    code: 'MetadataTooLarge',
    status: 400,
  });
});
