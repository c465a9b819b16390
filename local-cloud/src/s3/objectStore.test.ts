import { PutObjectTaggingCommand } from '@aws-sdk/client-s3';
import { s3DownloadLinks, s3UploadLinks } from '@incasso/lambdas/aws/s3Links';
import { s3ObjectStore } from '@incasso/lambdas/aws/s3ObjectStore';
import { s3VersionStore } from '@incasso/lambdas/aws/s3VersionStore';
import { linksContract, objectStoreContract, versionStoreContract } from '@incasso/lambdas/testing/objectStoreContract';
import { Bucket, runningS3, type RunningS3 } from './testing/runningS3';

let running: RunningS3;

beforeAll(async () => {
  running = await runningS3();
});

afterAll(() => running.close());

const store = () => s3ObjectStore({ client: running.s3, bucket: Bucket });

objectStoreContract(() => ({
  store: store(),
  tag: async (Key, tags) => {
    const TagSet = Object.entries(tags).map(([name, Value]) => ({ Key: name, Value }));
    await running.s3.send(new PutObjectTaggingCommand({ Bucket, Key, Tagging: { TagSet } }));
  },
}));
versionStoreContract(() => ({ store: store(), versions: s3VersionStore(running.s3, Bucket) }));
linksContract(() => {
  const client = running.client({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  return {
    store: store(),
    uploadLinks: s3UploadLinks({ client, bucket: Bucket }, () => new Date()),
    downloadLinks: s3DownloadLinks({ client, bucket: Bucket }),
  };
});
