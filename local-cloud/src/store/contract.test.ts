import { s3DownloadLinks, s3UploadLinks } from '@incasso/lambdas/aws/s3Links';
import { s3ObjectStore } from '@incasso/lambdas/aws/s3ObjectStore';
import { s3VersionStore } from '@incasso/lambdas/aws/s3VersionStore';
import { linksContract, objectStoreContract, versionStoreContract } from '@incasso/lambdas/testing/objectStoreContract';
import type { BucketFolder } from './BucketFolder';
import { Bucket, runningStore, type RunningStore } from './testing/runningStore';

let running: RunningStore;
let folder: BucketFolder;

beforeAll(async () => {
  running = await runningStore({
    watcher: {
      controlPath: '/_watcher',
      receive: () => Promise.resolve({ status: 404, headers: {} }),
      resume: (bucket) => (folder = bucket.folder),
      onCreated: () => undefined,
    },
  });
});

afterAll(() => running.close());

const store = () => s3ObjectStore({ client: running.s3, bucket: Bucket });

objectStoreContract(() => ({
  store: store(),
  tag: (key, tags) => {
    for (const [name, value] of Object.entries(tags)) {
      folder.tag(key, folder.newest(key)?.versionId ?? '', { key: name, value });
    }
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
