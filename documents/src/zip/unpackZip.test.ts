import { withFlagsOfEveryEntry, withInflatedSizes } from '../../testing/changedZip';
import { inflate } from '../../testing/inflate';
import { sampleDocx, zipFile, type Parts } from '../../testing/sampleOffice';
import { samplePdf } from '../../testing/samplePdf';
import { unpackZip } from './unpackZip';

const pdf = samplePdf();
const unpack = (parts: Parts) => unpackZip(zipFile(parts), inflate);

test('unpacks the documents of a zip by file name, without system files', async () => {
  const found = await unpack({
    'Dossier/Factuur 1.PDF': pdf,
    'Dossier/foto.heic': 'x',
    'document 12': pdf,
    'brief.docx': sampleDocx(),
    '__MACOSX/Dossier/._Factuur 1.PDF': 'x',
    'Dossier/.DS_Store': 'x',
    'Thumbs.db': 'x',
    'Dossier/~$brief.docx': 'x',
  });

  expect(found?.map(({ name }) => name).sort()).toEqual(['Factuur 1.PDF', 'brief.docx', 'document 12', 'foto.heic']);
  expect(Buffer.from(found?.find(({ name }) => name === 'Factuur 1.PDF')?.bytes ?? [])).toEqual(Buffer.from(pdf));
});

test.each([
  ['UTF-8', 'factuur café.pdf', 'factuur café.pdf'],
  ['the code page of Windows', 'factuur caf\x82.pdf', 'factuur café.pdf'],
])('reads names in %s', async (encoding, written, name) => {
  const archive = zipFile({
    ['x'.repeat(Buffer.byteLength(written, encoding === 'UTF-8' ? 'utf8' : 'latin1') - 4) + '.pdf']: pdf,
  });
  const text = Buffer.from(archive).toString('latin1');
  const bytes = Buffer.from(written, encoding === 'UTF-8' ? 'utf8' : 'latin1').toString('latin1');
  const renamed = new Uint8Array(Buffer.from(text.replaceAll(/x{5,}\.pdf/g, bytes), 'latin1'));

  expect((await unpackZip(renamed, inflate))?.map((one) => one.name)).toEqual([name]);
});

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
  expect(await unpackZip(bytes, inflate)).toBeUndefined();
});
