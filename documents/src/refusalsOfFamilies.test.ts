import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withInflatedSizes } from '../testing/changedZip';
import { readSample } from '../testing/readSample';
import {
  boundSheet,
  compoundFile,
  fileInformationBlock,
  passwordRecord,
  workbook,
  withParts,
} from '../testing/sampleOffice';
import { sampleMail } from '../testing/sampleMail';
import { samplePdf } from '../testing/samplePdf';
import { readDocumentOrMail } from './mail/readDocumentOrMail';
import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import type { DocumentExtension } from '@incasso/contract/documents/documentTypes';

type RefusalOfContent = Extract<
  DocumentRefusal,
  'content_mismatch' | 'damaged' | 'password_protected' | 'macros' | 'unpacks_too_large' | 'no_invoice'
>;
/** A file of the family with this refusal, or the reason why none is possible */
type Family = Readonly<Record<RefusalOfContent, Uint8Array | string>>;

const encryptedPdf = readFileSync(join(__dirname, '../testing/encrypted-pdfs/r6-user.pdf'));
const encryptedOffice = compoundFile({ EncryptedPackage: 'x', EncryptionInfo: 'x' });
const noInvoice = 'only XML is read as an invoice';
const notPacked = 'the server does not unpack it';
const noCode = 'it holds no code';
const noPassword = 'it knows no password';
const picture = {
  password_protected: noPassword,
  macros: noCode,
  unpacks_too_large: notPacked,
  no_invoice: noInvoice,
};
const jpeg: Family = {
  ...picture,
  content_mismatch: readSample('scan.png'),
  damaged: readSample('foto.jpg').slice(0, 40),
};

/** Each refusal for each family of files: shows a rule that one family lacks. */
const families: Readonly<Record<DocumentExtension, Family>> = {
  pdf: {
    content_mismatch: readSample('scan.png'),
    damaged: samplePdf({ size: 5000 }).slice(0, 2500),
    password_protected: encryptedPdf,
    macros: 'viewers keep its scripts apart',
    unpacks_too_large: notPacked,
    no_invoice: noInvoice,
  },
  doc: {
    content_mismatch: readSample('tabel.xls'),
    damaged: readSample('brief.doc').slice(0, 600),
    password_protected: withParts('brief.doc', { WordDocument: fileInformationBlock({ isEncrypted: true }) }),
    macros: withParts('brief.doc', { 'Macros/VBA/dir': 'x' }),
    unpacks_too_large: 'it is not compressed',
    no_invoice: noInvoice,
  },
  xls: {
    content_mismatch: readSample('brief.doc'),
    damaged: readSample('tabel.xls').slice(0, 600),
    password_protected: withParts('tabel.xls', { Workbook: workbook([passwordRecord()]) }),
    macros: withParts('tabel.xls', { Workbook: workbook([boundSheet({ isMacroSheet: true })]) }),
    unpacks_too_large: 'it is not compressed',
    no_invoice: noInvoice,
  },
  docx: {
    content_mismatch: readSample('tabel.xlsx'),
    damaged: readSample('brief.docx').slice(0, -100),
    password_protected: encryptedOffice,
    macros: withParts('brief.docx', { 'word/vbaProject.bin': 'x' }),
    unpacks_too_large: withInflatedSizes(readSample('brief.docx'), 0x7fffffff),
    no_invoice: noInvoice,
  },
  xlsx: {
    content_mismatch: readSample('brief.docx'),
    damaged: readSample('tabel.xlsx').slice(0, -100),
    password_protected: encryptedOffice,
    macros: withParts('tabel.xlsx', { 'xl/vbaProject.bin': 'x' }),
    unpacks_too_large: withInflatedSizes(readSample('tabel.xlsx'), 0x7fffffff),
    no_invoice: noInvoice,
  },
  png: { ...picture, content_mismatch: readSample('foto.jpg'), damaged: readSample('scan.png').slice(0, 50) },
  jpg: jpeg,
  jpeg,
  xml: {
    content_mismatch: samplePdf(),
    damaged: 'no_invoice says it',
    password_protected: noPassword,
    macros: noCode,
    unpacks_too_large: notPacked,
    no_invoice: new TextEncoder().encode('<Invoice>'),
  },
  eml: {
    content_mismatch: new TextEncoder().encode('<html>From: nobody</html>'),
    damaged: 'a mail that ends early is read as far as it goes',
    password_protected: 'the staff opens its parts from the store, after the malware scan',
    macros: 'the same',
    unpacks_too_large: sampleMail({ text: '\n'.repeat(1_100_000) }),
    no_invoice: noInvoice,
  },
};

const cases = Object.entries(families).flatMap(([extension, family]) =>
  Object.entries(family).map(([refusal, bytes]) => ({ extension, refusal, bytes })),
);

test.each(cases.filter(({ bytes }) => typeof bytes !== 'string'))(
  'a file is refused by its content: $extension, $refusal',
  async ({ extension, refusal, bytes }) => {
    if (typeof bytes === 'string') return;
    const document = { name: `a.${extension}`, bytes: new Uint8Array(bytes) };
    expect(await readDocumentOrMail(document)).toMatchObject({ ok: false, refusal });
  },
);
