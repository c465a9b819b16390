import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { zipFile, withParts } from '../../testing/sampleOffice';
import { sampleMail } from '../../testing/sampleMail';
import { samplePdf } from '../../testing/samplePdf';
import { readDocumentOrMail } from './readDocumentOrMail';
import { readMail, type Mail, type MailPart } from './readMail';

const encoder = new TextEncoder();

async function read(
  bytes: Uint8Array<ArrayBuffer> | string,
): Promise<Mail & { readonly attachments: readonly MailPart[] }> {
  const mail = await readMail(typeof bytes === 'string' ? encoder.encode(bytes) : bytes);
  if (typeof mail === 'string') throw new Error(mail);
  return { ...mail, attachments: mail.parts.filter(({ isText }) => !isText) };
}

const hexadecimal = (content: string | ArrayBuffer | Uint8Array) =>
  Buffer.from(typeof content === 'string' ? content : new Uint8Array(content)).toString('hex');

const within = (type: string, ...parts: string[]) =>
  `From: a@sample.example\nContent-Type: multipart/${type}; boundary=g\n\n${parts.map((part) => `--g\n${part}\n`).join('')}--g--\n`;
const plain = 'Content-Type: text/plain\n\nGewone tekst';
const attached = 'Content-Disposition: attachment; filename=a.txt\n\nGewone tekst';

test.each([
  ['both alternatives of a text', within('alternative', plain, 'Content-Type: text/html\n\n<p>Gewone tekst</p>'), []],
  ['a mail without parts', 'From: a@sample.example\n\nAlles', []],
  ['none if the file ends in its header', 'From: a@sample.example', []],
  ['nothing after the closing boundary', `${within('mixed', attached)}Naspel`, ['Gewone tekst']],
  ['a blank at the end of the boundary', within('mixed', attached).replace('=g', '="g "'), ['Gewone tekst']],
  ['a line that only starts with the boundary', within('mixed', `${attached}\n--gg`), ['Gewone tekst\n--gg']],
])('tells the texts of a mail from its attachments: %s', async (_, mail, contents) => {
  const { attachments } = await read(mail);

  expect(await Promise.all(attachments.map(async (one) => Buffer.from(await one.read()).toString()))).toEqual(contents);
});

const asBytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const utf8 = (text: string) => Buffer.from(text).toString('latin1');

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

test('reads each field in its own character set', async () => {
  const folded = `Subject: Caf${utf8('é')}\r\n\t5 ${utf8('é')}n\r\n`;
  const { subject, from } = await read(asBytes(`X-Mailer: Caf\xe9\r\n${folded}From: Ren\xe9 <a@sample.example>\n\nx`));

  expect([subject, from]).toEqual(['Café 5 én', 'René <a@sample.example>']);
});

test.each([
  ['sealed', { type: 'application/pkcs7-mime', name: 'smime.p7m' }],
  ['sealed', { type: 'application/x-pkcs7-mime' }],
  ['sealed', { type: 'application/octet-stream', name: 'SMIME.P7M' }],
  ['sealed', { type: 'application/pgp-encrypted' }],
  ['in_winmail', { type: 'application/ms-tnef', name: 'bijlagen.dat' }],
  ['in_winmail', { type: 'application/octet-stream', name: 'Winmail.dat' }],
  [undefined, { type: 'application/pkcs7-signature', name: 'smime.p7s' }],
  [undefined, { type: 'application/octet-stream', name: 'gegevens.dat' }],
])('says what hides the content of a mail: %s', async (caution, attachment) => {
  const bytes = sampleMail({ attachments: [{ ...attachment, content: 'x' }] });

  const { ok, caution: found } = { caution: undefined, ...(await readDocumentOrMail({ name: 'a.eml', bytes })) };

  expect({ ok, found }).toEqual({ ok: true, found: caution });
});

test('reads a mail that is cut off before its last boundary, in the middle of its attachment', async () => {
  const whole = Buffer.from(sampleMail({ attachments: [{ name: 'belofte.pdf', content: samplePdf() }] }));
  const cut = new Uint8Array(whole.subarray(0, whole.length - 400));

  expect(await readDocumentOrMail({ name: 'a.eml', bytes: cut })).toMatchObject({
    ok: true,
    mail: { subject: 'Herinnering factuur 2026-101', parts: [{ isText: true }, { name: 'belofte.pdf' }] },
  });
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
      fc.tuple(fc.stringMatching(/^[a-z]{1,3}$/), fc.array(tie('part'), { maxLength: 4 })).map(
        // The length makes it differ from the boundaries within.
        ([letters, parts]) => {
          const boundary = `${letters}${parts.join('').length}`;
          return `Content-Type: multipart/mixed; boundary="${boundary}"\n\n${parts.map((one) => `--${boundary}\n${one}\n`).join('')}--${boundary}--\n`;
        },
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
  ['a signature', { name: 'smime.p7s', content: 'x' }],
  ['a calendar', { name: 'agenda.ics', type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  ['a winmail.dat of Outlook', { name: 'winmail.dat', content: Buffer.from('789f3e22', 'hex') }],
  ['a damaged document', { name: 'factuur.pdf', content: 'half' }],
  ['a program', { name: 'factuur.exe', content: 'MZ' }],
  ['macros', { name: 'lijst.xlsx', content: withParts('tabel.xlsx', { 'xl/vbaProject.bin': 'x' }) }],
  ['a nested mail', { type: 'message/rfc822', content: sampleMail() }],
  ['a zip of documents', { name: 'alles.zip', content: zipFile({ 'a.pdf': samplePdf() }) }],
  ['nothing', { name: 'leeg.pdf', content: '' }],
])('accepts a mail with %s', async (_, attachment) => {
  const bytes = sampleMail({ attachments: [attachment] });

  expect(await readDocumentOrMail({ name: 'a.eml', bytes })).toMatchObject({
    ok: true,
    mail: { subject: 'Herinnering factuur 2026-101' },
  });
});

test.each([
  ['a web page', '<html><body>From: a@sample.example</body></html>'],
  ['another text', 'Beste,\n\nFrom: a@sample.example'],
  ['a PDF too', 'From: a@sample.example\nX-Note: %PDF-1.7\n\ntext'],
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
