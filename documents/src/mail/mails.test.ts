import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { inflate } from '../../testing/inflate';
import { readSample } from '../../testing/readSample';
import { compoundFile, zipFile, withParts } from '../../testing/sampleOffice';
import { sampleMail, type MailPart } from '../../testing/sampleMail';
import { samplePdf } from '../../testing/samplePdf';
import { readDocumentOrMail } from './readDocumentOrMail';
import { readMail, type Mail } from './readMail';

const encoder = new TextEncoder();

async function read(bytes: Uint8Array<ArrayBuffer> | string): Promise<Mail> {
  const mail = await readMail(typeof bytes === 'string' ? encoder.encode(bytes) : bytes);
  if (typeof mail === 'string') throw new Error(mail);
  return mail;
}

const hexadecimal = (content: string | ArrayBuffer | Uint8Array) =>
  Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)).toString('hex');

const check = (attachment: MailPart) =>
  readDocumentOrMail({ name: 'a.eml', bytes: sampleMail({ attachments: [attachment] }), inflate });

const within = (type: string, ...parts: string[]) =>
  `From: a@sample.example\nContent-Type: multipart/${type}; boundary=g\n\n${parts.map((part) => `--g\n${part}\n`).join('')}--g--\n`;
const plain = 'Content-Type: text/plain\n\nGewone tekst';
const attached = 'Content-Disposition: attachment; filename=a.txt\n\nGewone tekst';

test.each([
  ['both alternatives of a text', within('alternative', plain, 'Content-Type: text/html\n\n<p>Gewone tekst</p>'), []],
  ['a mail without parts', 'From: a@sample.example\n\nAlles', []],
  ['none if the file ends in its header', 'From: a@sample.example', []],
  ['nothing after the closing boundary', `${within('mixed', attached)}Naspel`, ['Gewone tekst']],
  ['a line that only starts with the boundary', within('mixed', `${attached}\n--gg`), ['Gewone tekst\n--gg']],
])('tells the texts of a mail from its attachments: %s', async (_, mail, contents) => {
  const { attachments } = await read(mail);

  expect(await Promise.all(attachments.map(async (one) => Buffer.from(await one.read()).toString()))).toEqual(contents);
});

const asBytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['a byte order mark', (mail: string) => `\xef\xbb\xbf${mail}`],
  ['blank lines', (mail: string) => `\r\n\n${mail}`],
  ['a line of a mailbox', (mail: string) => `From jan@sample.example Thu Sep 3 09:12:00 2026\r\n${mail}`],
  ['line ends that were written twice', (mail: string) => mail.replaceAll('\r\n', '\r\r\n')],
])('reads a mail that a program saved with %s', async (_, change) => {
  const mail = sampleMail({ attachments: [{ name: 'factuur.pdf', content: samplePdf() }] });

  const { from, attachments } = await read(asBytes(change(Buffer.from(mail).toString('latin1'))));

  expect(from).toBe('Jan Peeters <jan@voorbeeldbakkerij.example>');
  expect(hexadecimal((await attachments[0]?.read()) ?? '')).toBe(hexadecimal(samplePdf()));
});

test('reads fields in Windows-1252, also the names of attachments', async () => {
  const mail = within('mixed', 'Content-Type: application/pdf; name="caf\xe9.pdf"\n\nx');

  const { subject, attachments } = await read(asBytes(`Subject: Caf\xe9 5\n${mail}`));

  expect([subject, attachments[0]?.name]).toEqual(['Café 5', 'café.pdf']);
});

test('ignores a numeric date, in which day and month are ambiguous', async () => {
  expect((await read('From: a@sample.example\nDate: 3/09/2026 9:12\n\nx')).date).toBeUndefined();
});

test('finds the same nested parts as the library, in mails of any shape', async () => {
  const leaf = fc
    .tuple(fc.constantFrom('a.pdf', 'b.docx'), fc.base64String({ minLength: 4, maxLength: 200 }))
    .map(
      ([name, content]) =>
        `Content-Type: application/x-sample\nContent-Disposition: attachment; filename=${name}\nContent-Transfer-Encoding: base64\n\n${content}`,
    );
  const { part } = fc.letrec<{ part: string }>((tie) => ({
    part: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      leaf,
      fc.constant(plain),
      fc
        .tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.array(tie('part'), { maxLength: 4 }))
        .map(
          ([boundary, parts]) =>
            `Content-Type: multipart/mixed; boundary="${boundary}"\n\n${parts.map((one) => `--${boundary}\n${one}\n`).join('')}--${boundary}--\n`,
        ),
    ),
  }));

  await fc.assert(
    fc.asyncProperty(part, async (body) => {
      const mail = `From: a@sample.example\n${body}`;
      const { attachments } = await PostalMime.parse(mail);
      const ours = await Promise.all(
        (await read(mail)).attachments.map(async ({ name, read: open }) => [
          name,
          Buffer.from(await open()).toString('hex'),
        ]),
      );
      expect(ours).toEqual(attachments.map(({ filename, content }) => [filename, hexadecimal(content)]));
    }),
  );
});

test.each([
  ['a program by its name', { name: 'factuur.pdf.exe', content: 'x' }, 'executable'],
  ['a script that Windows runs despite blanks in its name', { name: 'factuur.js . ', content: 'x' }, 'executable'],
  ['a program by its content', { name: 'factuur.bin', content: '\x7fELF' }, 'executable'],
  ['a program in a zip', { name: 'alles.zip', content: zipFile({ 'map/factuur.exe': 'x' }) }, 'executable'],
  ['a macro-enabled Excel file by its name', { name: 'lijst.xlsm', content: readSample('tabel.xlsx') }, 'macros'],
  [
    'macros under another name',
    { name: 'lijst.dat', content: withParts('brief.docx', { 'word/vbaProject.bin': 'x' }) },
    'macros',
  ],
  ['macros in an older presentation', { name: 'a.ppt', content: compoundFile({ 'VBA/dir': 'x' }) }, 'macros'],
  [
    'an Office file with a password',
    { name: 'a.docx', content: compoundFile({ EncryptedPackage: 'x' }) },
    'password_protected',
  ],
  [
    'a mail with a program',
    { type: 'message/rfc822', content: sampleMail({ attachments: [{ name: 'a.scr', content: 'x' }] }) },
    'executable',
  ],
] as const)('refuses a mail for %s', async (_, attachment, refusal) => {
  const reading = await check(attachment);

  expect(reading).toMatchObject({ ok: false, refusal });
  expect('attachment' in reading && reading.attachment).toBeTruthy();
});

test.each([
  ['a signature', { name: 'smime.p7s', content: 'x' }],
  ['a calendar', { name: 'agenda.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  ['a winmail.dat of Outlook', { name: 'winmail.dat', content: Buffer.from('789f3e22', 'hex') }],
  ['a damaged document', { name: 'factuur.pdf', content: 'half' }],
  ['a nested mail', { type: 'message/rfc822', content: sampleMail() }],
  ['a zip of documents', { name: 'alles.zip', content: zipFile({ 'a.pdf': samplePdf() }) }],
  ['nothing', { name: 'leeg.pdf', content: '' }],
])('accepts a mail with %s', async (_, attachment) => {
  expect(await check(attachment)).toMatchObject({ ok: true, mail: { subject: 'Herinnering factuur 2026-101' } });
});

test.each([
  ['a web page', '<html><body>From: a@sample.example</body></html>'],
  ['another text', 'Beste,\n\nFrom: a@sample.example'],
  ['a PDF too', 'From: a@sample.example\nX-Note: %PDF-1.7\n\ntext'],
  ['lines that end in CR', 'From: a@sample.example\rSubject: x\r\rtext'],
])('refuses a file that is no mail: %s', async (_, text) => {
  expect(await readDocumentOrMail({ name: 'a.eml', bytes: encoder.encode(text) })).toEqual({
    ok: false,
    refusal: 'content_mismatch',
  });
});

// A mail of 50 MB of one kind of line or field could stall the parser.
test.each([
  ['empty lines', () => sampleMail({ text: '\n'.repeat(50_000_000) })],
  ['header fields', () => sampleMail({ fields: 'X-Field: x\r\n'.repeat(100_000) })],
  ['parts', () => sampleMail({ attachments: Array(2100).fill({ content: '' }) })],
  [
    'nested levels',
    () =>
      encoder.encode(
        Array.from(
          { length: 40 },
          (_, level) => `From: a@sample.example\nContent-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n`,
        ).join(''),
      ),
  ],
])('refuses an oversized mail without reading it: %s', async (_, makeMail) => {
  expect(await readMail(makeMail())).toBe('too_complex');
});
