import { deflateSync } from 'node:zlib';
import { samplePdf } from '../testing/samplePdf';
import { sampleCii, sampleUbl } from '../testing/sampleXml';
import { sampleInvoice } from '../testing/sampleInvoice';
import { samplePdfInvoice, type PdfBuild } from '../testing/samplePdfInvoice';
import { longPdf } from '../testing/slowFiles';
import { inflate } from './bytes/inflate';
import { invoiceLimits } from './invoice/invoiceLimits';
import { readDocument } from './readDocument';
import { readPdfInvoice } from './readPdfInvoice';

jest.mock('./bytes/inflate', () => {
  const actual = jest.requireActual<{ inflate: typeof inflate }>('./bytes/inflate');
  return { inflate: jest.fn(actual.inflate) };
});

const ubl = sampleUbl();
const read = (build: PdfBuild) => readPdfInvoice(samplePdfInvoice(build));
const numberIn = async (build: PdfBuild) => (await read(build)).invoice?.invoice.number;
const readBytes = (bytes: Uint8Array) => readPdfInvoice(bytes);
const other = sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' });
const order = ubl.replaceAll('Invoice', 'Order');

const kinds: [string, PdfBuild][] = [
  ['UBL, in the tree of names', { attachments: [{ content: ubl }] }],
  ['a name in capitals', { attachments: [{ content: sampleCii(), name: 'FACTUR-X.XML' }] }],
  ['without its type', { attachments: [{ content: ubl, entries: '/Subtype /text#2fxml' }] }],
  ['of the type application/xml', { attachments: [{ content: ubl, entries: '/Subtype /application#2Fxml' }] }],
  ['without a subtype', { attachments: [{ content: ubl, entries: '/Type/EmbeddedFile' }] }],
  ['a subtype with a slash', { attachments: [{ content: ubl, entries: '/Type /EmbeddedFile /Subtype /text/xml' }] }],
  ['not deflated', { attachments: [{ content: ubl, isDeflated: false }] }],
  ['its length elsewhere', { attachments: [{ content: ubl, length: 'elsewhere' }] }],
  [
    'its length elsewhere, lines of Windows',
    { attachments: [{ content: ubl, length: 'elsewhere', lineBreak: '\r\n' }] },
  ],
  ['its length elsewhere, no line break', { attachments: [{ content: ubl, length: 'elsewhere', lineBreak: '' }] }],
  ['a wrong length', { attachments: [{ content: ubl, length: 'wrong' }] }],
  ['beside other files', { attachments: [{ content: 'a;b' }, { content: ubl }, { content: order }] }],
  ['its tables not where the file says', { attachments: [{ content: ubl }], isListed: false }],
  ['in both syntaxes', { attachments: [{ content: ubl }, { content: sampleCii() }] }],
  ['names that run in circles', { attachments: [{ content: ubl }], by: 'cyclic_names' }],
  ['beside a file that explodes', { attachments: [{ content: ubl }, { content: new Uint8Array(100_000_000) }] }],
];

test.each(kinds)('an e-invoice in a PDF is found: %s', async (_, build) => {
  expect(await read(build)).toEqual({ invoice: { invoice: sampleInvoice(), embeddedDocuments: [] } });
});

test.each([10, 13, 65])('a deflated file that ends in byte %i is found without its length', async (last) => {
  const contents = Array.from({ length: 1_000 }, (_, count) => `${ubl}<!--${'a'.repeat(count)}-->`);
  const content = contents.find((text) => deflateSync(text).at(-1) === last) ?? 'none';

  for (const lineBreak of ['\n', '\r\n', '\r', ''])
    expect(await numberIn({ attachments: [{ content, length: 'elsewhere', lineBreak }] })).toBe('2026-0012');
});

test('the newest version of a rewritten file is read', async () => {
  const update = `40 0 obj\n<< /Type /EmbeddedFile /Length ${other.length} >>\nstream\n${other}\nendstream\nendobj`;

  expect(await numberIn({ attachments: [{ content: ubl }], update })).toBe('2026-0013');
  expect(await numberIn({ attachments: [{ content: ubl }], update, isListed: false })).toBe('2026-0013');
});

const encrypt = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >> /ID [(a) (a)]';
const unread: [string, PdfBuild][] = [
  ['an order', { attachments: [{ content: order }] }],
  ['an e-invoice of another form', { attachments: [{ content: '<FatturaElettronica/>' }] }],
  ['an e-invoice that is cut off', { attachments: [{ content: ubl.slice(0, -20) }] }],
  ['different invoices', { attachments: [{ content: ubl }, { content: other }] }],
  ['another PDF, which may have one', { attachments: [{ content: samplePdf(), name: 'factuur.pdf' }] }],
  ['encrypted', { attachments: [{ content: ubl }], trailer: encrypt }],
  ['encrypted, with object streams', { attachments: [{ content: ubl }], isCompressed: true, trailer: encrypt }],
  ['more files than are looked at', { attachments: Array.from({ length: 201 }, (_, at) => ({ content: `${at}` })) }],
  ['too large', { attachments: [{ content: ubl + ' '.repeat(invoiceLimits.maxBytes) }] }],
  ['too large as it is', { attachments: [{ content: ubl + ' '.repeat(invoiceLimits.maxBytes), isDeflated: false }] }],
  ['of another filter', { attachments: [{ content: ubl, entries: '/Type /EmbeddedFile /Filter /LZWDecode' }] }],
];

test.each(unread)('a file in a PDF is not read, and the PDF is reported as unread: %s', async (_, build) => {
  expect(await read(build)).toEqual({ invoice: undefined, unread: true });
});

const none: [string, () => Uint8Array][] = [
  ['no files', () => samplePdf()],
  ['no files, under a password', () => samplePdfInvoice({ attachments: [], trailer: encrypt })],
  ['a word that looks like one', () => samplePdf({ text: '/EmbeddedFile' })],
  ['a list of hours', () => samplePdfInvoice({ attachments: [{ content: 'a;b' }] })],
  ['a file that explodes', () => samplePdfInvoice({ attachments: [{ content: new Uint8Array(100_000_000) }] })],
  ['cut off', () => samplePdfInvoice({ attachments: [{ content: ubl }] }).subarray(0, 300)],
];

test.each(none)('a PDF without an e-invoice has none: %s', async (_, makeFile) => {
  expect(await readBytes(makeFile())).toEqual({ invoice: undefined });
});

test('property: a changed PDF never throws', async () => {
  const bytes = samplePdfInvoice({ attachments: [{ content: ubl }], isCompressed: true });

  for (let at = 0; at < bytes.length; at += 23) {
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    await expect(Promise.all([readBytes(changed), readBytes(bytes.subarray(0, at))])).resolves.toHaveLength(2);
  }
});

test('files that are not XML do not count towards the limits: a hundred of them, or larger than any XML', async () => {
  const hours = Array.from({ length: 100 }, (_, at) => ({ content: `${at}`, name: `${at}.csv` }));
  const scan = { content: new Uint8Array(30_000_000).fill(80), name: 'scan.bin' };

  expect(await numberIn({ attachments: [...hours, { content: ubl }] })).toBe('2026-0012');
  expect(await numberIn({ attachments: [scan, { content: ubl }, scan] })).toBe('2026-0012');
});

test('an e-invoice of several megabytes is read, with its embedded documents', async () => {
  const documents = `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject>${'QUJD'.repeat(1_000_000)}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;

  expect(
    await numberIn({ attachments: [{ content: sampleUbl({ 'cac:AdditionalDocumentReference': documents }) }] }),
  ).toBe('2026-0012');
});

test('one limit covers all XML of a PDF, another all its files', async () => {
  const limits = jest.mocked(inflate).mock.calls;
  const rooms = () => limits.map(([, { maxBytes }]) => maxBytes);
  const content = order + ' '.repeat(8_000_000);
  const tried = (build: PdfBuild) => {
    limits.length = 0;
    return readPdfInvoice(samplePdfInvoice(build));
  };

  await tried({ attachments: Array.from({ length: 4 }, () => ({ content })), by: 'af' });
  expect(rooms().at(-1)).toBe(invoiceLimits.maxBytes - 2 * content.length);

  await tried({ attachments: Array.from({ length: 300 }, (_, at) => ({ content: `${at}` })), by: 'af' });
  expect(rooms()).toHaveLength(invoiceLimits.maxFilesInPdf);

  await tried({ attachments: Array.from({ length: 30 }, () => ({ content: order })), by: 'af' });
  expect(rooms().filter((room) => room > invoiceLimits.maxBytes / 2)).toHaveLength(invoiceLimits.maxXmlInPdf);
});

test('an invoice is found in a PDF of 50 MB', async () => {
  expect((await readBytes(longPdf(50 * 1024 * 1024))).invoice?.invoice.number).toBe('2026-0012');
});

test('a PDF is accepted with its invoice, and without one', async () => {
  const bytes = samplePdfInvoice({ attachments: [{ content: ubl }] });

  expect(await readDocument({ name: 'factuur.PDF', bytes })).toEqual({
    ok: true,
    invoice: { invoice: sampleInvoice(), embeddedDocuments: [] },
    kind: 'invoice',
  });
  expect(await readDocument({ name: 'factuur.pdf', bytes: samplePdf() })).toEqual({
    ok: true,
    invoice: undefined,
  });
});
