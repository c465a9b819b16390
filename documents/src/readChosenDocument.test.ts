import { readSample } from '../testing/readSample';
import { compoundFile, zipFile, withParts } from '../testing/sampleOffice';
import { sampleMail } from '../testing/sampleMail';
import { samplePdf } from '../testing/samplePdf';
import { sampleUbl } from '../testing/sampleXml';
import { readChosenDocument } from './readChosenDocument';

const text = (content: string) => new TextEncoder().encode(content);

async function outcomeOf(name: string, bytes: Uint8Array) {
  const { name: found, reading } = await readChosenDocument({ name, bytes });
  return [found, reading.ok ? 'accepted' : reading.refusal];
}

test.each<[string, Uint8Array, string]>([
  ['document:1000034215', samplePdf(), 'pdf'],
  ['image:22', readSample('foto.jpg'), 'jpg'],
  ['image:23', readSample('scan.png'), 'png'],
  ['document:24', readSample('brief.docx'), 'docx'],
  ['document:25', readSample('tabel.xlsx'), 'xlsx'],
  ['document:26', readSample('brief.doc'), 'doc'],
  ['document:27', readSample('tabel.xls'), 'xls'],
  ['document:28', text(sampleUbl()), 'xml'],
  ['Factuur nr. 12', samplePdf(), 'pdf'],
  ['overzicht 2026.11', samplePdf(), 'pdf'],
  ['leverbon.jfif', readSample('foto.jpg'), 'jpg'],
  ['foto.HEIC', readSample('foto.jpg'), 'jpg'],
])('adds the extension of the content to a name without one: %s', async (name, bytes, extension) => {
  expect(await outcomeOf(name, bytes)).toEqual([`${name}.${extension}`, 'accepted']);
});

test.each<[string, Uint8Array, string]>([
  ['document:29', samplePdf().slice(0, 400), 'damaged'],
  ['document:30', withParts('brief.docx', { 'word/vbaProject.bin': 'x' }), 'macros'],
  ['document:31', compoundFile({ EncryptedPackage: 'x', EncryptionInfo: 'x' }), 'password_protected'],
  ['image:32', readSample('iphone.heic'), 'heic_photo'],
])(
  'gives the reason for refusing known content under a name without an extension: %s',
  async (name, bytes, refusal) => {
    expect((await outcomeOf(name, bytes))[1]).toBe(refusal);
  },
);

test.each<[string, Uint8Array]>([
  ['programma', text('MZ')],
  ['document:33', text('Beste,\n\nFrom: a@sample.example')],
  ['document:34', text('<overzicht/>')],
])('refuses unknown content and keeps its name: %s', async (name, bytes) => {
  expect(await outcomeOf(name, bytes)).toEqual([name, 'type_not_accepted']);
});

test.each<[string, Uint8Array, string]>([
  ['document:35', zipFile({ 'a.pdf': 'x' }), 'zip'],
  ['document:36', sampleMail(), 'eml'],
])('gives a zip and a mail their extension, to be parsed as such: %s', async (name, bytes, extension) => {
  expect(await outcomeOf(name, bytes)).toEqual([`${name}.${extension}`, 'type_not_accepted']);
});

test('keeps and refuses a wrong extension, and accepts one in capitals', async () => {
  expect(await outcomeOf('factuur.txt', samplePdf())).toEqual(['factuur.txt', 'type_not_accepted']);
  expect(await outcomeOf('foto.7z', readSample('foto.jpg'))).toEqual(['foto.7z', 'type_not_accepted']);
  expect(await outcomeOf('foto.png', readSample('foto.jpg'))).toEqual(['foto.png', 'content_mismatch']);
  expect(await outcomeOf('FACTUUR.PDF', samplePdf())).toEqual(['FACTUUR.PDF', 'accepted']);
});
