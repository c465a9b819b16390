import { sampleUbl } from '../../testing/sampleXml';
import { sampleMail } from '../../testing/sampleMail';
import { zipFile } from '../../testing/sampleOffice';
import { filesWithin } from './filesWithin';
import { readDocumentOrMail } from './readDocumentOrMail';

const embedded = (attributes: string, base64 = 'JVBERi0xLjQ=') =>
  `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject ${attributes}>${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;

async function within(name: string, bytes: Uint8Array) {
  const reading = await readDocumentOrMail({ name, bytes });
  return reading.ok ? filesWithin(reading) : reading;
}

test('the files in an e-invoice get its name', async () => {
  const files = [
    embedded('mimeCode="application/pdf" filename="bijlage.pdf"'),
    embedded('mimeCode="text/csv" filename="uren.csv"'),
    embedded('mimeCode="application/xml" filename="zelf.xml"'),
    embedded('mimeCode="application/pdf"', '%%%'),
    embedded('filename="leveringsbon 7.PDF"'),
  ].join('');
  const xml = sampleUbl({ 'cac:AdditionalDocumentReference': files });

  const found = await within('a.xml', new TextEncoder().encode(xml));

  const bytes = new TextEncoder().encode('%PDF-1.4');
  expect(found).toEqual([
    { name: 'Factuur 2026-0012.pdf', bytes },
    { name: 'Factuur 2026-0012 (2).pdf', bytes },
  ]);
});

test('a mail gives its attachments and those in its zips, until these are larger than a document may be', async () => {
  const content = Buffer.alloc(30 * 1024 * 1024);
  const mail = sampleMail({
    attachments: [
      { name: 'foto.heic', content: 'x' },
      { name: 'winmail.dat', content: 'x' },
      { name: 'een.zip', content: zipFile({ 'map/aanmaning.pdf': content }) },
      { name: 'twee.zip', content: zipFile({ 'andere.pdf': content }) },
      { name: 'factuur.pdf', content: 'x' },
    ],
  });

  const found = await within('a.eml', mail);

  expect(Array.isArray(found) && found.map(({ name }) => name)).toEqual(['foto.heic', 'aanmaning.pdf', 'factuur.pdf']);
});
