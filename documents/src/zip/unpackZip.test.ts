import { withFlagsOfEveryEntry, withInflatedSizes } from '../../testing/changedZip';
import { zipFile, type Parts } from '../../testing/sampleOffice';
import { samplePdf } from '../../testing/samplePdf';
import { unpackZip } from './unpackZip';

const pdf = samplePdf();
const unpack = (parts: Parts) => unpackZip(zipFile(parts));

test.each([
  ['another kind of file', { 'a.pdf': pdf, 'a.txt': 'x' }],
  ['a zip', { 'a.pdf': pdf, 'b.zip': zipFile({ 'c.pdf': pdf }) }],
  ['no document', { '.DS_Store': 'x' }],
  [
    'more documents than a submission may have',
    Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.pdf`, pdf])),
  ],
  ['a document that is too large', { 'a.pdf': Buffer.alloc(50 * 1024 * 1024 + 1) }],
  [
    'a total above the limit of a submission',
    Object.fromEntries([1, 2, 3, 4].map((number) => [`${number}.pdf`, Buffer.alloc(40 * 1024 * 1024)])),
  ],
])('keeps a zip packed with %s', async (_, parts: Parts) => {
  expect(await unpack(parts)).toBeUndefined();
});

test.each([
  ['is encrypted', withFlagsOfEveryEntry(zipFile({ 'a.pdf': pdf }), 1)],
  ['inflates beyond the size in its directory', withInflatedSizes(zipFile({ 'a.pdf': Buffer.alloc(1_000_000) }), 1000)],
  ['inflates to less than the size in its directory', withInflatedSizes(zipFile({ 'a.pdf': pdf }), 1_000_000)],
  ['is truncated', zipFile({ 'a.pdf': pdf }).slice(0, -30)],
  ['is no zip', pdf],
])('keeps a zip packed that %s', async (_, bytes) => {
  expect(await unpackZip(bytes)).toBeUndefined();
});
