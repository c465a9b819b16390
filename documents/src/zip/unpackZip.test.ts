import { withFlagsOfEveryEntry, withInflatedSizes } from '../../testing/changedZip';
import { zipFile, type Parts } from '../../testing/sampleOffice';
import { samplePdf } from '../../testing/samplePdf';
import { unpackZip } from './unpackZip';

const pdf = samplePdf();
const pdfs = (count: number, content: Uint8Array = pdf) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`map/${index + 1}.pdf`, content]));

test.each<[string, Parts, object]>([
  ['another kind of file', { 'a.pdf': pdf, 'map/a.txt': 'x' }, { refusal: 'type_not_accepted', within: 'a.txt' }],
  ['a zip', { 'b.zip': zipFile({ 'c.pdf': pdf }) }, { refusal: 'type_not_accepted', within: 'b.zip' }],
  ['no document', { '.DS_Store': 'x' }, { refusal: 'empty' }],
  ['more documents than a submission may have', pdfs(21), { refusal: 'too_many', within: '21.pdf' }],
  ['more than a thousand documents', pdfs(1001), { refusal: 'too_many', within: '21.pdf' }],
  [
    'a document that is too large',
    pdfs(1, Buffer.alloc(50 * 1024 * 1024 + 1)),
    { refusal: 'too_large', within: '1.pdf' },
  ],
  [
    'a total above the limit of a submission',
    pdfs(4, Buffer.alloc(40 * 1024 * 1024)),
    { refusal: 'total_too_large', within: '4.pdf' },
  ],
])('a zip with %s is not unpacked, and the reason is returned', async (_, parts, expected) => {
  expect(await unpackZip(zipFile(parts))).toEqual({ ok: false, ...expected });
});

test.each([
  ['inflates beyond the size in its directory', withInflatedSizes(zipFile({ 'a.pdf': Buffer.alloc(1_000_000) }), 1000)],
  ['inflates to less than the size in its directory', withInflatedSizes(zipFile({ 'a.pdf': pdf }), 1_000_000)],
  ['is truncated', zipFile({ 'a.pdf': pdf }).slice(0, -30)],
  ['is no zip', pdf],
])('a zip that %s is damaged', async (_, bytes) => {
  expect(await unpackZip(bytes)).toEqual({ ok: false, refusal: 'damaged' });
});

test('an encrypted zip says so', async () => {
  const bytes = withFlagsOfEveryEntry(zipFile({ 'a.pdf': pdf }), 1);

  expect(await unpackZip(bytes)).toEqual({ ok: false, refusal: 'password_protected', within: 'a.pdf' });
});
