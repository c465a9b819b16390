import { buffer } from 'node:stream/consumers';
import { createInflateRaw, deflateSync } from 'node:zlib';
import type { Inflate } from './checkDocument';
import { samplePdf } from '../testing/samplePdf';
import { slowness } from '@incasso/contract/testing/slowness';
import PDFDocument from 'pdfkit';
import { ciiSamples } from '../testing/ciiSamples';
import { sampleCii } from '../testing/sampleCii';
import { sampleInvoice } from '../testing/sampleInvoice';
import { samplePdfInvoice, type PdfBuild } from '../testing/samplePdfInvoice';
import { sampleUbl } from '../testing/sampleUbl';
import { ublSamples } from '../testing/ublSamples';
import { invoiceLimits } from './invoice/invoiceLimits';
import { readDocument } from './readDocument';
import { readInvoice } from './readInvoice';
import { readInvoiceFile } from './readInvoiceFile';
import { readPdfInvoice } from './readPdfInvoice';

/** As strict as a browser: nothing may stand behind the deflated bytes. */
const inflate: Inflate = async (deflated, maxBytes) => {
  const stream = createInflateRaw();
  let size = 0;
  stream.on('data', (piece: Buffer) => {
    size += piece.length;
    if (size > maxBytes) stream.destroy(new Error('too large'));
  });
  stream.end(deflated);
  const inflated = await buffer(stream).catch(() => undefined);
  return stream.bytesWritten === deflated.length ? inflated : undefined;
};
const ubl = sampleUbl();
const encoder = new TextEncoder();
const read = (build: PdfBuild) => readPdfInvoice({ bytes: samplePdfInvoice(build), inflate });
const readBytes = (bytes: Uint8Array) => readPdfInvoice({ bytes, inflate });
const other = sampleUbl({ number: '<cbc:ID>2026-0013</cbc:ID>' });
const order = ubl.replaceAll('Invoice', 'Order');

test.each([...ublSamples(), ...ciiSamples()])('reads every field within a PDF: $name', async ({ file, invoice }) => {
  expect(await read({ attachments: [{ content: file }] })).toEqual({ invoice, embeddedDocuments: [] });
});

const kinds: [string, PdfBuild][] = [
  ['UBL, in the tree of names', { attachments: [{ content: ubl }] }],
  ['CII, in the tree of names', { attachments: [{ content: sampleCii() }] }],
  ['by /AF alone', { attachments: [{ content: ubl }], by: 'af' }],
  ['with object and cross-reference streams', { attachments: [{ content: ubl }], isCompressed: true }],
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
  ['in both syntaxes', { attachments: [{ content: ubl }, { content: sampleCii() }] }],
  ['names that run in circles', { attachments: [{ content: ubl }], by: 'cyclic_names' }],
  ['beside a file that explodes', { attachments: [{ content: ubl }, { content: new Uint8Array(100_000_000) }] }],
];

test.each(kinds)('is found: %s', async (_, build) => {
  expect(await read(build)).toEqual({ invoice: sampleInvoice(), embeddedDocuments: [] });
});

test('another program than our samples writes it', async () => {
  const pdf = new PDFDocument({ font: '', compress: true });
  pdf.file(Buffer.from(sampleCii()), { name: 'factur-x.xml', type: 'text/xml' });
  const written = buffer(pdf);
  pdf.end();

  expect((await readBytes(await written))?.invoice).toEqual(sampleInvoice());
});

test.each([10, 13, 65])('a deflated file that ends in byte %i is found without its length', async (last) => {
  const contents = Array.from({ length: 1_000 }, (_, count) => `${ubl}<!--${'a'.repeat(count)}-->`);
  const content = contents.find((text) => deflateSync(text).at(-1) === last) ?? 'none';

  for (const lineBreak of ['\n', '\r\n', '\r', ''])
    expect((await read({ attachments: [{ content, length: 'elsewhere', lineBreak }] }))?.invoice.number).toBe(
      '2026-0012',
    );
});

test('of a file that was written anew, the newest counts', async () => {
  const update = `40 0 obj\n<< /Type /EmbeddedFile /Length ${other.length} >>\nstream\n${other}\nendstream\nendobj`;

  expect((await read({ attachments: [{ content: ubl }], update }))?.invoice.number).toBe('2026-0013');
});

const encrypt = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >> /ID [(a) (a)]';
const none: [string, () => Uint8Array][] = [
  ['no files', () => samplePdf()],
  ['a word that looks like one', () => samplePdf({ text: '/EmbeddedFile' })],
  ['no invoice', () => samplePdfInvoice({ attachments: [{ content: order }] })],
  ['different invoices', () => samplePdfInvoice({ attachments: [{ content: ubl }, { content: other }] })],
  ['encrypted', () => samplePdfInvoice({ attachments: [{ content: ubl }], trailer: encrypt })],
  [
    'encrypted, by its stream',
    () => samplePdfInvoice({ attachments: [{ content: ubl }], isCompressed: true, trailer: encrypt }),
  ],
  ['cut off', () => samplePdfInvoice({ attachments: [{ content: ubl }] }).subarray(0, 300)],
  ['a file that explodes', () => samplePdfInvoice({ attachments: [{ content: new Uint8Array(100_000_000) }] })],
  [
    'an invoice that is too large',
    () => samplePdfInvoice({ attachments: [{ content: ubl + ' '.repeat(invoiceLimits.maxBytesInPdf) }] }),
  ],
  [
    'too large as it is',
    () =>
      samplePdfInvoice({
        attachments: [{ content: ubl + ' '.repeat(invoiceLimits.maxBytesInPdf), isDeflated: false }],
      }),
  ],
  [
    'of another filter',
    () =>
      samplePdfInvoice({
        attachments: [{ content: ubl, isDeflated: false, entries: '/Type /EmbeddedFile /Filter /LZWDecode' }],
      }),
  ],
];

test.each(none)('gives no invoice, and no harm: %s', async (_, makeFile) => {
  expect(await readBytes(makeFile())).toBeUndefined();
});

test('changed anywhere, it is read or not, and never throws', async () => {
  const bytes = samplePdfInvoice({ attachments: [{ content: ubl }], isCompressed: true });

  for (let at = 0; at < bytes.length; at += 23) {
    const changed = Uint8Array.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 0x55;
    await expect(Promise.all([readBytes(changed), readBytes(bytes.subarray(0, at))])).resolves.toHaveLength(2);
  }
});

test('without what inflates, no deflated file is read', async () => {
  expect(await readPdfInvoice({ bytes: samplePdfInvoice({ attachments: [{ content: ubl }] }) })).toBeUndefined();
});

test('hundreds of files cost no more than a few', async () => {
  const tried = jest.fn(inflate);
  const attachments = Array.from({ length: 300 }, (_, at) => ({ content: `${at}` }));

  await readPdfInvoice({ bytes: samplePdfInvoice({ attachments }), inflate: tried });

  expect(tried).toHaveBeenCalledTimes(invoiceLimits.maxFilesInPdf);
});

test('the XML of one PDF is bounded together', async () => {
  const rooms: number[] = [];
  const content = order + ' '.repeat(700_000);
  const attachments = Array.from({ length: 4 }, () => ({ content }));

  await readPdfInvoice({
    bytes: samplePdfInvoice({ attachments }),
    inflate: (deflated, maxBytes) => {
      rooms.push(maxBytes);
      return inflate(deflated, maxBytes);
    },
  });

  expect(rooms.at(-1)).toBe(invoiceLimits.maxBytesInPdf - 2 * content.length);
});

test('a PDF of 50 MB is looked through in half a second', async () => {
  const bytes = new Uint8Array(50 * 1024 * 1024).fill(47);
  bytes.set(samplePdfInvoice({ attachments: [{ content: ubl }] }));
  const times: number[] = [];

  // Other tests on the same cores make one of them slow, not each.
  for (let tries = 0; tries < 4; tries += 1) {
    const before = process.cpuUsage();
    const found = await readBytes(bytes);
    const { user, system } = process.cpuUsage(before);
    expect(found?.invoice.number).toBe('2026-0012');
    times.push((user + system) / 1000);
  }

  expect(Math.min(...times)).toBeLessThan(500 * slowness());
});

test('a document that is a PDF is accepted with its invoice, and without one', async () => {
  const bytes = samplePdfInvoice({ attachments: [{ content: ubl }] });

  expect(await readDocument({ name: 'factuur.PDF', bytes, inflate })).toEqual({
    ok: true,
    invoice: { invoice: sampleInvoice(), embeddedDocuments: [] },
  });
  expect(await readDocument({ name: 'factuur.pdf', bytes: samplePdf(), inflate })).toEqual({
    ok: true,
    invoice: undefined,
  });
});

test('a file is read by its name: a PDF by what it holds', async () => {
  const bytes = samplePdfInvoice({ attachments: [{ content: ubl }] });
  const value = { invoice: sampleInvoice(), embeddedDocuments: [] };

  expect(await readInvoiceFile({ name: 'a.pdf', bytes, inflate })).toEqual({ ok: true, value });
  expect(await readInvoiceFile({ name: 'a.pdf', bytes: samplePdf(), inflate })).toEqual({ ok: false, refusal: 'pdf' });
  expect(await readInvoiceFile({ name: 'a.xml', bytes: encoder.encode(ubl) })).toEqual(
    await readInvoice(encoder.encode(ubl)),
  );
});
