import { boundary, fieldPart, filePart, multipartBody, type RawPart } from '@incasso/contract/testing/multipart';

/** Text of about this many bytes in UTF-8, made of one repeated piece. */
export function filled(bytes: number, piece: string): string {
  return piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
}

/** Multipart bodies of this many bytes, each a worst case for a parser. */
export const hostileMultipart: Readonly<Record<string, (bytes: number) => Uint8Array>> = {
  'one file of line ends': (bytes) => multipartBody([filePart('documents', 'a.pdf', filled(bytes, '\r\n'))]),
  'one file of carriage returns': (bytes) => multipartBody([filePart('documents', 'a.pdf', filled(bytes, '\r'))]),
  'one file of boundaries but for their end': (bytes) =>
    multipartBody([filePart('documents', 'a.pdf', filled(bytes, `\r\n--${boundary.slice(0, -1)}`))]),
  'one file of XML without end': (bytes) => multipartBody([filePart('documents', 'a.xml', filled(bytes, '<a>&a;'))]),
  'as many parts as are read, each with the longest head': (bytes) =>
    multipartBody([
      ...parts(59, filled(3900, ';a')),
      filePart('documents', 'a.pdf', filled(Math.max(0, bytes - 240_000), '\r')),
    ]),
  'thousands of parts': (bytes) =>
    Buffer.from(filled(bytes, `--${boundary}\r\nContent-Disposition:form-data\r\n\r\n\r\n`)),
  'one head without end': (bytes) => Buffer.from(`--${boundary}\r\n${filled(bytes, 'a:\r\n')}`),
  'fields in a character set that is slow to read': (bytes) =>
    multipartBody(
      parts(59, '').map(({ headers }) => ({
        headers: [...headers, 'Content-Type: text/plain; charset=iso-2022-jp'],
        content: filled(bytes / 59, '\u001b$B!!\u001b(B'),
      })),
    ),
  'rows of debts in a character set that is slow to read': (bytes) =>
    multipartBody([
      {
        ...fieldPart('debts', filled(bytes, '\u001b$B!!\u001b(B')),
        headers: [...fieldPart('debts', '').headers, 'Content-Type: text/plain; charset=iso-2022-jp'],
      },
    ]),
  'hundreds of thousands of debts': (bytes) => multipartBody([fieldPart('debts', `[${filled(bytes - 500, '{},')}{}]`)]),
  'fields of marks that must be put in order': (bytes) => fields(bytes, '\u0301\u0316'),
  'fields of letters with as many marks as may be': (bytes) => fields(bytes, `a${'\u0301\u0316'.repeat(15)}`),
  'fields of tabs': (bytes) => fields(bytes, '\tx'),
  'kinds of documents that are none': (bytes) =>
    multipartBody([
      fieldPart('document_kinds', `[${filled(Math.min(bytes / 2, 30_000), '1,')}1]`),
      filePart('documents', 'a.pdf', filled(bytes / 2, 'x')),
    ]),
  'receipts with names of inner blanks': (bytes) => receipts(bytes, ' '),
  'receipts with names of marks that must be put in order': (bytes) => receipts(bytes, '\u0301\u0316'),
};

const names = ['company_name', 'vat_number', 'address', 'contact_person', 'phone', 'email', 'bank_account'];
const texts = ['documents_info', 'invoices_terms', 'partial_payments', 'recaptchaToken', 'website'];

function fields(bytes: number, piece: string): Uint8Array {
  const all = [...names, ...texts];
  return multipartBody(all.map((name) => fieldPart(name, filled(bytes / all.length, piece))));
}

/** The maximum number of receipts, each with the longest accepted name. */
function receipts(bytes: number, piece: string): Uint8Array {
  const length = Math.min(1024, Math.floor(bytes / 40 / Buffer.byteLength(piece)) * piece.length);
  const name = `a${piece.repeat(length).slice(0, length - 2)}a`;
  const receipt = JSON.stringify({ name, size: 1, sha256: 'a'.repeat(64) });
  return multipartBody(Array.from({ length: 40 }, () => fieldPart('documents', receipt)));
}

function parts(count: number, parameters: string): RawPart[] {
  return Array.from({ length: count }, (_, index) => ({
    headers: [`Content-Disposition: form-data; name="x${index}"${parameters}`],
    content: '',
  }));
}

/** JSON bodies of this many bytes, each a worst case for a parser; some have the shape of a real call. */
export const hostileJson: Readonly<Record<string, (bytes: number) => string>> = {
  'documents that are none': (bytes) => ticketsOf(`${filled(bytes - 200, '1,')}1`),
  'documents without anything': (bytes) => ticketsOf(`${filled(bytes - 200, '{},')}{}`),
  'as many documents as fit': (bytes) => {
    const document = JSON.stringify({ name: 'a.pdf', size: 1, sha256: 'a'.repeat(64) });
    return ticketsOf(`${filled(bytes - 400, `${document},`)}${document}`);
  },
  'a message of thousands of fields': (bytes) =>
    messageOf(Array.from({ length: Math.floor(bytes / 10) }, (_, index) => `"${index}":1`).join()),
  'brackets in brackets': (bytes) => messageOf(`"a":${filled(bytes / 2 - 50, '[')}${filled(bytes / 2 - 50, ']')}`),
  'brackets without end': (bytes) => filled(bytes, '['),
  'a message of marks that must be put in order': (bytes) =>
    messageOf(`"message":"a${filled(bytes - 100, '\u0301\u0316')}"`),
};

function ticketsOf(documents: string): string {
  return `{"submissionId":"11111111-1111-4111-8111-111111111111","recaptchaToken":"","documents":[${documents}]}`;
}

function messageOf(fieldsInJson: string): string {
  return `{"recaptchaToken":"","formData":{${fieldsInJson}}}`;
}
