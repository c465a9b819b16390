import { readSample } from '../testing/readSample';
import { compoundFile, textRecords, workbook } from '../testing/sampleOffice';
import { timeInputs } from '@incasso/contract/testing/timeInputs';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { checkDocument } from './checkDocument';
import { attachedDocuments } from './mail/attachedDocuments';
import { readDocumentOrMail } from './mail/readDocumentOrMail';

function filled(size: number, beginning: string, piece: string): Uint8Array {
  const bytes = Buffer.alloc(size, piece, 'latin1');
  bytes.write(beginning, 'latin1');
  return bytes;
}

// A document that takes seconds to check delays all other submissions.
test('no document takes long to check, or quadratic time', async () => {
  const worst: Readonly<Record<string, (size: number) => { name: string; bytes: Uint8Array }>> = {
    'pdf: blanks at its end': (size) => ({ name: 'a.pdf', bytes: filled(size, '%PDF-1.4', ' ') }),
    'pdf: no trailer': pdfOf(' '),
    'pdf: trailers without a root': pdfOf('trailer<<'),
    'pdf: trailers that do not begin': pdfOf('/Type /XRef'),
    'pdf: blanks in types': pdfOf('/Type        '),
    'pdf: brackets in brackets': pdfOf('trailer<<(('),
    'pdf: encryption that is nowhere': pdfOf('5 0 obj', 'trailer<</Root 1 0 R/Encrypt 5 0 R>>'),
    'pdf: blanks before an encryption': pdfOf('5        0        ', 'trailer<</Root 1 0 R/Encrypt 5 0 R>>'),
    'jpeg: marks without end': (size) => ({ name: 'a.jpg', bytes: filled(size, '\xff\xd8\xff\xda\0\x02', '\xff') }),
    'jpeg: bytes between segments': (size) => ({ name: 'a.jpg', bytes: filled(size, '\xff\xd8\xff', '\0') }),
    'jpeg: empty segments': (size) => ({ name: 'a.jpg', bytes: filled(size, '\xff\xd8\xff\xe0', '\xff\xe0\0\x02') }),
    'png: empty chunks': (size) => ({ name: 'a.png', bytes: filled(size, '\x89PNG\r\n\x1a\n', '\0') }),
    'zip: no directory': (size) => ({ name: 'a.docx', bytes: filled(size, 'PK\x03\x04', 'PK\x05\x06') }),
    'zip: as many entries as may be': (size) => ({ name: 'a.docx', bytes: manyEntries(size) }),
    'doc: chains in circles': (size) => ({ name: 'a.doc', bytes: circle(size) }),
    'xls: empty records': (size) => ({ name: 'a.xls', bytes: emptyRecords(size) }),
    'xls: long records': (size) => ({
      name: 'a.xls',
      bytes: compoundFile({ Workbook: workbook(textRecords(size / 10)) }),
    }),
  };

  await timeInputs(
    { subject: 'checking documents', allowedMs: 600 },
    Object.entries(worst).map(([parser, documentOf]) => ({
      parser,
      size: documentLimits.maxBytes,
      prepare: (size) => {
        const document = documentOf(size);
        return () => checkDocument(document);
      },
    })),
  );
}, 120_000);

// The bounds on a mail are reached at a few megabytes; what is below them grows with the file.
test('no mail takes long to check and to take apart, or quadratic time', async () => {
  const attached = 'Content-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: ';
  const worst: Readonly<Record<string, (size: number) => Buffer>> = {
    'a PDF in base64': (size) => mailOf(size, `${attached}base64\n\n`, `${'QUJD'.repeat(19)}\n`),
    'quoted-printable': (size) => mailOf(size, `${attached}quoted-printable\n\n`, `${'=41'.repeat(25)}=\n`),
    'quoted-printable of one line': (size) => mailOf(size, `${attached}quoted-printable\n\n`, '=41'),
    'HTML of open tags': (size) => mailOf(size, 'Content-Type: text/html\n\n', '<a '),
    'text of dashes': (size) => mailOf(size, 'Content-Type: text/plain\n\n', `--${'b'.repeat(60)}\n`),
    '100,000 fields': () => Buffer.from(`From: a@sample.example\n${'X: y\n'.repeat(100_000)}\nx`),
    'a field of many lines': () => Buffer.from(`From: a@sample.example\nX:${' y\n'.repeat(160_000)}\nx`),
    'addresses of 500 kB': () => Buffer.from(`From: ${'"a" <b@c.example>, '.repeat(26_000)}\n\nx`),
    'groups of addresses': () => Buffer.from(`From: ${'a:'.repeat(250_000)}\n\nx`),
    'parameters in pieces': () =>
      Buffer.from(
        `From: a@sample.example\nContent-Type: application/pdf; ${Array.from({ length: 20_000 }, (_, place) => `name*${place}*=x; `).join('')}\n\nx`,
      ),
    'as many parts as may be': () =>
      Buffer.from(`${mailHead}${'--b\nContent-Disposition: attachment\n\nx\n'.repeat(1999)}`),
    'one boundary at each level': () =>
      Buffer.from(
        `From: a@sample.example\n${'Content-Type: multipart/mixed; boundary=b\n\n--b\n'.repeat(30)}\n${'--b\n\nx\n'.repeat(1900)}`,
      ),
    'mails in mails': () => nestedMails(40),
  };

  await timeInputs(
    { subject: 'checking mails and taking them apart', allowedMs: 2000 },
    Object.entries(worst).map(([parser, bytesOf]) => ({
      parser,
      size: 25 * 1024 * 1024,
      prepare: (size) => {
        const file = { name: 'a.eml', bytes: bytesOf(size) };
        return async () => {
          const { mail } = await readDocumentOrMail(file);
          if (mail !== undefined) await attachedDocuments(mail, undefined);
        };
      },
    })),
  );
}, 240_000);

const mailHead = 'From: a@sample.example\nContent-Type: multipart/mixed; boundary=b\n\n';

/** A mail with one part, filled up to the size with repeats of a piece. */
function mailOf(size: number, head: string, piece: string): Buffer {
  const begin = `${mailHead}--b\n${head}`;
  return Buffer.concat([Buffer.from(begin), Buffer.alloc(size - begin.length, piece)]);
}

function nestedMails(levels: number): Buffer {
  const levelsOf = Array.from(
    { length: levels },
    (_, level) =>
      `From: a@sample.example\nContent-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\nContent-Type: message/rfc822\n\n`,
  );
  return Buffer.from(`${levelsOf.join('')}From: a@sample.example\n\nx`);
}

function pdfOf(piece: string, end = '') {
  return (size: number) => {
    const bytes = filled(size, '%PDF-1.4\n', piece);
    bytes.set(Buffer.from(`\n${end}\n%%EOF`), size - end.length - 7);
    return { name: 'a.pdf', bytes };
  };
}

/** Empty entries with the longest possible names, all at the start of the file. */
function manyEntries(size: number): Uint8Array {
  const count = 10_000;
  const entry = Buffer.alloc(Math.floor((size - 52) / count), 'x');
  entry.fill(0, 0, 46).write('PK\x01\x02', 'latin1');
  entry.writeUInt16LE(entry.length - 46, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(entry.length * count, 12);
  end.writeUInt32LE(30, 16);
  return Buffer.concat([filled(30, 'PK\x03\x04', '\0'), Buffer.alloc(entry.length * count, entry), end]);
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
