import { deflateRawSync, deflateSync } from 'node:zlib';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { invoiceLimits } from '../src/invoice/invoiceLimits';
import { readSample } from './readSample';
import { sampleMail } from './sampleMail';
import { compoundFile, textRecords, workbook } from './sampleOffice';
import { samplePdfInvoice } from './samplePdfInvoice';
import { sampleUbl, type Elements } from './sampleXml';

/** Files of a given size in bytes that each are a worst case for a parser. */
export type SlowFiles = Readonly<
  Record<string, (size: number) => { readonly name: string; readonly bytes: Uint8Array }>
>;

/** Fills a beginning up to the size by repeating a piece. */
function filled(size: number, beginning: string, piece: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size, piece, 'latin1');
  bytes.write(beginning, 'latin1');
  return bytes;
}

/** A text of this length that repeats a piece. */
function repeated(size: number, piece: string): string {
  return piece.repeat(Math.floor(size / piece.length));
}

function file(name: string, beginning: string, piece: string) {
  return (size: number) => ({ name, bytes: filled(size, beginning, piece) });
}

/** A PDF of one repeated piece that ends with a text. */
function pdf(piece: string, end = '') {
  return (size: number) => {
    const bytes = filled(size, '%PDF-1.4\n', piece);
    bytes.write(`\n${end}\n%%EOF`, size - end.length - 7, 'latin1');
    return { name: 'a.pdf', bytes };
  };
}

function pdfOf(text: (size: number) => string) {
  return (size: number) => ({ name: 'a.pdf', bytes: Buffer.from(`%PDF-1.7\n${text(size)}\n%%EOF`, 'latin1') });
}

/** How much of the largest document a size is. */
function share(size: number): number {
  return size / documentLimits.maxBytes;
}

/** A Word file with declarations that inflate to 4 MB, of which no more is read. */
function declaring(text: string) {
  return (size: number) => {
    const content = Buffer.alloc(Math.floor(4_000_000 * share(size)), `<${text}`);
    return { name: 'a.docx', bytes: docxWith({ name: 'word/_rels/document.xml.rels', content }) };
  };
}

export const slowDocuments: SlowFiles = {
  'pdf: blanks at its end': file('a.pdf', '%PDF-1.4', ' '),
  'pdf: no trailer': pdf(' '),
  'pdf: trailers without a root': pdf('trailer<<'),
  'pdf: trailers that do not begin': pdf('/Type /XRef'),
  'pdf: blanks in types': pdf('/Type        '),
  'pdf: brackets in brackets': pdf('trailer<<(('),
  'pdf: encryption that is nowhere': pdf('5 0 obj', 'trailer<</Root 1 0 R/Encrypt 5 0 R>>'),
  'pdf: blanks before an encryption': pdf('5        0        ', 'trailer<</Root 1 0 R/Encrypt 5 0 R>>'),
  'pdf: marks of files': pdfOf((size) => repeated(size - 64, '/EmbeddedFile ')),
  'pdf: files without end': pdfOf(
    (size) => repeated(size / 2, '1 2 3 ') + numbered(repeated(size / 3, '# 0 obj<</Type/EmbeddedFile>>stream\n')),
  ),
  'pdf: objects, as many as fit': pdfOf(
    (size) => `trailer<</Root 1 0 R>>${numbered(repeated(size / 2, ' # 0 obj<<>>'))}`,
  ),
  'pdf: names that lead to files without end': pdfOf((size) => {
    const files = Array.from({ length: 500 }, (_, at) => 20 + at);
    const objects = files.map((at) => `${at} 0 obj<</EF<</F ${at + 500} 0 R>>>>endobj ${at + 500} 0 obj<<>>stream\n`);
    const root = `1 0 obj<</AF[${files.map((at) => `${at} 0 R`).join(' ')}]>>endobj`;
    return `${root}${objects.join('')}${repeated(size - 64_000, 'endstrea ')}trailer<</Root 1 0 R>>`;
  }),
  'pdf: a table of many parts, again and again': pdfOf((size) => {
    const table = `xref\n${repeated(size / 2000, '1 0\n')}trailer<</Root 1 0 R`;
    const tables = chained(100, (previous) => `${table}${previous}>>\n`);
    return `${tables.text}${repeated(size - tables.text.length - 100, ' ')}\nstartxref\n${tables.last}`;
  }),
  'pdf: streams of tables and of objects that explode': pdfOf((size) => {
    const bomb = deflateSync(Buffer.concat([Buffer.from('\x02\0\0\0\x05'), Buffer.alloc(30_000_000)]));
    const stream = `/Filter/FlateDecode/Length ${bomb.length}>>stream\n${bomb.toString('latin1')}\nendstream endobj\n`;
    const entries = '<</Type/XRef/W[1 4 0]/Root 1 0 R/Index[0 900]';
    const tables = chained(100 * share(size), (previous, at) => `${5 + at} 0 obj${entries}${previous}${stream}`);
    return `${tables.text}startxref\n${tables.last}`;
  }),
  'pdf: lines of an invoice within, as many as are read': (size) => {
    const content = sampleUbl({
      'cac:InvoiceLine': repeated(invoiceLimits.maxBytes * share(size) - 8192, '<cac:InvoiceLine/>'),
    });
    return { name: 'a.pdf', bytes: samplePdfInvoice({ attachments: [{ content }] }) };
  },
  'jpeg: marks without end': file('a.jpg', '\xff\xd8\xff\xda\0\x02', '\xff'),
  'jpeg: bytes between segments': file('a.jpg', '\xff\xd8\xff', '\0'),
  'jpeg: empty segments': file('a.jpg', '\xff\xd8\xff\xe0', '\xff\xe0\0\x02'),
  'png: empty chunks': file('a.png', '\x89PNG\r\n\x1a\n', '\0'),
  'zip: no directory': file('a.docx', 'PK\x03\x04', 'PK\x05\x06'),
  'doc: chains in circles': (size) => ({ name: 'a.doc', bytes: circle(size) }),
  'xls: empty records': (size) => ({ name: 'a.xls', bytes: emptyRecords(size) }),
  'xls: long records': (size) => ({
    name: 'a.xls',
    bytes: compoundFile({ Workbook: workbook(textRecords(size / 10)) }),
  }),
  'docx: blanks that inflate far': declaring(' '),
  'docx: letters by number': declaring(' type=\'&#120;"'),
  'docx: beginnings of an encoding': declaring(' encoding=  '),
  'docx: beginnings of a type': declaring('/relationships/xlintl'),
  'docx: beginnings of relationships': declaring('<Relationship a="'),
  'docx: relationships of blanks': declaring('<Relationship                 '),
  'docx: links out of the file': declaring(
    '<Relationship Type="/relationships/frame" Target="x" TargetMode="External"/>',
  ),
  'docx: as many declaring parts as may be, with the longest names': (size) => {
    const count = 1990;
    const name = `${'x'.repeat(size / count - 100)}.rels`;
    return { name: 'a.docx', bytes: docxWith({ name, content: '<x/>', count }) };
  },
};

/** A PDF of this length that begins with an invoice. */
export function longPdf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(47);
  bytes.set(samplePdfInvoice({ attachments: [{ content: sampleUbl() }] }));
  return bytes;
}

const line = '<cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>';
const attributes = Array.from({ length: 90 }, (_, index) => `a${index}="&lt;&amp;"`).join(' ');
const embedded = (base64: string) =>
  `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf">${base64}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;

function xml(parts: (size: number) => Elements) {
  return (size: number) => ({ name: 'a.xml', bytes: new TextEncoder().encode(sampleUbl(parts(size - 8192))) });
}

export const slowXml: SlowFiles = {
  'xml: one embedded document': xml((size) => ({
    'cac:AdditionalDocumentReference': embedded(repeated(size, 'QUJD')),
  })),
  'xml: one embedded document, in lines': xml((size) => ({
    'cac:AdditionalDocumentReference': embedded(repeated(size, `${'QUJD'.repeat(19)}\n`)),
  })),
  'xml: lines, as many as are read': xml((size) => ({ 'cac:InvoiceLine': repeated(size / 2, line) })),
  'xml: attributes': xml((size) => ({ 'cac:InvoiceLine': repeated(size, `<a ${attributes}/>`) })),
  'xml: a tag without end': xml((size) => ({ 'cac:InvoiceLine': `<a ${repeated(size, 'b="" ')}` })),
  'xml: a comment without end': xml((size) => ({ 'cac:InvoiceLine': `<!--${repeated(size, '- ')}` })),
};

const from = 'From: a@sample.example\n';
const multipart = 'Content-Type: multipart/mixed; boundary=b\n\n';
const mailHead = from + multipart;
const attached = 'Content-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: ';
const plainText = 'Content-Type: text/plain\n\n';

function mail(text: (size: number, share: number) => Uint8Array | string) {
  return (size: number) => ({ name: 'a.eml', bytes: Buffer.from(text(size, size / largestMail)) });
}

/** A mail with one part, filled up to the size with repeats of a piece. */
function mailOf(head: string, piece: string) {
  const begin = `${mailHead}--b\n${head}`;
  return mail((size) =>
    Buffer.concat([Buffer.from(begin), Buffer.alloc(size - begin.length, piece), Buffer.from('\n--b--')]),
  );
}

/** Size of the largest of `slowMails`, in bytes. */
export const largestMail = 25 * 1024 * 1024;

/** A mail whose one part has a header: in the largest mail, the longest that is read. */
function ofHeader(piece: string, begin = '', end = '') {
  return mail((_size, share) => `${mailHead}--b\n${begin}${repeated(510_000 * share, piece)}${end}\n\nx\n--b--`);
}

function ofParameters(piece: string, begin = '', end = '') {
  return ofHeader(piece, `Content-Type: a/b${begin}`, end);
}

/** Text of dashes within as many multiparts as may be. */
function deepest(size: number): Buffer {
  const levels = Array.from({ length: 30 }, (_, level) => `b${'b'.repeat(level)}`);
  const begin = levels.map((boundary) => `Content-Type: multipart/mixed; boundary=${boundary}\n\n--${boundary}\n`);
  const ends = levels.toReversed().map((boundary) => `\n--${boundary}--`);
  const text = Buffer.alloc(size, `--${'b'.repeat(40)}\n`);
  return Buffer.concat([Buffer.from(`${from}${begin.join('')}\n`), text, Buffer.from(ends.join(''))]);
}

/** A few megabytes reach the limits of a mail: some of these mails are as large as a mail may be. */
export const slowMails: SlowFiles = {
  'a PDF in base64': mailOf(`${attached}base64\n\n`, `${'QUJD'.repeat(19)}\n`),
  'quoted-printable': mailOf(`${attached}quoted-printable\n\n`, `${'=41'.repeat(25)}=\n`),
  'quoted-printable of one line': mailOf(`${attached}quoted-printable\n\n`, '=41'),
  'HTML of open tags': mailOf('Content-Type: text/html\n\n', '<a '),
  'text of dashes': mailOf(plainText, `--${'b'.repeat(60)}\n`),
  'types repeated': ofHeader('Content-Type: a/b\n'),
  'boundaries that do not begin': ofHeader(';  ', 'Content-Type: multipart/mixed'),
  'a name of encoded words': ofParameters('=?utf-8?B?QQ==?=', '; name="', '"'),
  'a name of begun encoded words': ofParameters('=?a?Q?', '; name="', '"'),
  'folded lines': ofParameters('\r\n \r', '; name='),
  'names of blanks in a zip': mail((size) =>
    sampleMail({ attachments: [{ name: 'a.zip', content: manyNames(size / 2, { count: 300, letter: ' ' }) }] }),
  ),
  '100,000 fields': mail((_size, share) => `${from}${'X: y\n'.repeat(100_000 * share)}\nx`),
  'a field of many lines': mail((_size, share) => `${from}X:${' y\n'.repeat(160_000 * share)}\nx`),
  'addresses of 500 kB': mail((_size, share) => `From: ${'"a" <b@c.example>, '.repeat(26_000 * share)}\n\nx`),
  'groups of addresses': mail((_size, share) => `From: ${'a:'.repeat(250_000 * share)}\n\nx`),
  'parameters in pieces': mail(
    (_size, share) => `${from}Content-Type: application/pdf; ${numbered('name*#*=x; '.repeat(20_000 * share))}\n\nx`,
  ),
  'as many parts as may be': mail(
    (_size, share) => `${mailHead}${'--b\nContent-Disposition: attachment\n\nx\n'.repeat(1999 * share)}--b--`,
  ),
  'parts at the deepest level': mail(deepest),
};

/** A zip of empty entries with long names, all at the start of the file. */
function manyNames(size: number, { count, letter }: { count: number; letter: string }): Uint8Array {
  const entry = Buffer.alloc(Math.floor((size - 52) / count), letter);
  entry.write('a', entry.length - 1);
  entry.fill(0, 0, 46).write('PK\x01\x02', 'latin1');
  entry.writeUInt16LE(entry.length - 46, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(entry.length * count, 12);
  end.writeUInt32LE(30, 16);
  const start = Buffer.alloc(30);
  start.write('PK\x03\x04', 'latin1');
  return Buffer.concat([start, Buffer.alloc(entry.length * count, entry), end]);
}

/** Replaces each `#` by a number that counts up. */
function numbered(text: string): string {
  let number = 0;
  return text.replaceAll('#', () => String((number += 1)));
}

/** Tables of a PDF, each of which refers to the one before; `last` is the offset of the last. */
function chained(count: number, tableOf: (previous: string, at: number) => string) {
  const start = '%PDF-1.7\n'.length;
  let text = '';
  let last = 0;
  for (let at = 0; at < count; at += 1) {
    const table = tableOf(at === 0 ? '' : `/Prev ${last}`, at);
    last = start + text.length;
    text += table;
  }
  return { text, last };
}

/** A Word file with so many further parts, all of one name and at one place. */
function docxWith({ name, content, count = 1 }: { name: string; content: Uint8Array | string; count?: number }) {
  const docx = Buffer.from(readSample('brief.docx'));
  const end = docx.subarray(-22);
  const start = end.readUInt32LE(16);
  const deflated = deflateRawSync(content);
  const entry = Buffer.concat([Buffer.alloc(46), Buffer.from(name)]);
  entry.write('PK\x01\x02', 'latin1');
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(deflated.length, 20);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(start, 42);
  end.writeUInt16LE(end.readUInt16LE(10) + count, 10);
  end.writeUInt32LE(end.readUInt32LE(12) + entry.length * count, 12);
  end.writeUInt32LE(start + 30 + deflated.length, 16);
  const part = Buffer.concat([Buffer.alloc(30), deflated]);
  part.write('PK\x03\x04', 'latin1');
  const entries = Buffer.alloc(entry.length * count, entry);
  return Buffer.concat([docx.subarray(0, start), part, docx.subarray(start, -22), entries, end]);
}

function circle(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  bytes.set(readSample('brief.doc'));
  const view = new DataView(bytes.buffer);
  view.setUint32(44, 0xffffffff, true);
  view.setUint32(68, 0, true);
  view.setUint32(72, 0xffffffff, true);
  return bytes;
}

function emptyRecords(size: number): Uint8Array {
  const stream = Buffer.alloc(Math.floor(size / 10), Buffer.from([0x3c, 0, 0, 0]));
  stream.set([0x09, 0x08]);
  return compoundFile({ Workbook: stream });
}
