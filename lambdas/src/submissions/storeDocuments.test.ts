import { submissionId } from '../../testing/fixtures';
import { MemoryStore } from '../../testing/MemoryStore';
import { storageKeys } from '../storage/storageKeys';
import { storeDocuments, uploadKey } from './storeDocuments';

test('a second upload of a scanned document keeps its verdict and its name for the staff', async () => {
  const store = new MemoryStore();
  const sha256 = 'a'.repeat(64);
  const send = async (name: string) => {
    const target = { submissionId, reference: 'K7QM-3TXB' };
    await store.write(uploadKey(target, sha256), { bytes: 'factuur', contentType: 'application/pdf' });
    const document = { kind: 'invoice', name, size: 7, sha256, mediaType: 'application/pdf' } as const;
    await storeDocuments(store, target, [document]);
  };
  const key = storageKeys.document({ submissionId, sha256 });
  await send('factuur.pdf');
  store.tag(key, { verdict: 'clean' });
  const kind = store.kind(key);

  await send('anders.pdf');

  expect(await store.readTags(key)).toEqual({ verdict: 'clean' });
  expect(store.kind(key)).toEqual(kind);
});
