import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { readSample } from '../../testing/readSample';
import { compoundFile, zipFile, withParts } from '../../testing/sampleOffice';
import { viewOf } from '../bytes/byteArrays';
import { sampleMail, type SamplePart } from '../../testing/sampleMail';
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

const check = (attachment: SamplePart) =>
  readDocumentOrMail({ name: 'a.eml', bytes: sampleMail({ attachments: [attachment] }) });

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
        // The length makes it differ from the boundaries within: two of one name are refused.
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

const mz = `MZ\x90\0\x03${'\0'.repeat(60)}PE`;
const encoded = (content: string | Uint8Array) =>
  `Content-Transfer-Encoding: base64\n\n${Buffer.from(typeof content === 'string' ? asBytes(content) : content).toString('base64')}`;
const accepts = (mail: string) => readDocumentOrMail({ name: 'a.eml', bytes: asBytes(mail) });
const installer = compoundFile({ Property: 'x' });
installer.set(
  [0x84, 0x10, 0x0c, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46],
  (viewOf(installer).getUint32(48, true) + 1) * 512 + 80,
);

// Each row is a part that some mail program saves or opens as a program.
test.each([
  ['in the type of an inline text', 'Content-Type: text/plain; name="f.hta"\n\nx'],
  ['in the type of an inline page', 'Content-Type: text/html; name=f.js\n\n<p>x</p>'],
  ['of an inline part without type', `Content-Disposition: inline; filename="f.exe"\n\nx`],
  [
    'of another type than its disposition says',
    'Content-Type: a/b; name=f.exe\nContent-Disposition: attachment; filename=a.txt\n\nx',
  ],
  ['with a stream of Windows', 'Content-Disposition: attachment; filename="f.exe::$DATA"\n\nx'],
  ['given twice', 'Content-Disposition: attachment; filename=a.txt; filename=f.exe\n\nx'],
  ['in pieces', 'Content-Disposition: attachment; filename*1=xe; filename*0="f.e"\n\nx'],
  ['in percents', "Content-Disposition: attachment; filename=a.pdf; filename*=utf-8''f%2Eexe\n\nx"],
  [
    'in percents of another character set',
    "Content-Disposition: attachment; filename*=utf-16le''f%00.%00e%00x%00e%00\n\nx",
  ],
  ['in percents, ended early', "Content-Disposition: attachment; filename*=utf-8''f.exe%00.pdf\n\nx"],
  ['in encoded words', 'Content-Disposition: attachment; filename="=?utf-8?B?Zi5leGU=?="\n\nx'],
  ['after a folded line', 'Content-Disposition: attachment;\n\tfilename=\n "f.exe"\n\nx'],
  ['after a forgotten semicolon', 'Content-Disposition: attachment filename=f.exe\n\nx'],
  ['before a comment', 'Content-Disposition: attachment; filename=f.exe (Factuur.pdf)\n\nx'],
  ['in quotes that do not end', 'Content-Disposition: attachment; filename="f.exe\n\nx'],
  ['after a line that is no boundary', '\n--g--\xa0\n--g\nContent-Disposition: attachment; filename=f.exe\n\nx'],
  ['after quotes that do not end', 'Content-Disposition: attachment; x="; filename=f.exe\n\nx'],
])('refuses a mail for a program by its name: %s', async (_, part) => {
  const reading = await accepts(within('mixed', plain, part));

  expect(reading).toMatchObject({ ok: false, refusal: 'executable' });
  expect('attachment' in reading && reading.attachment).toBeTruthy();
});

test.each([
  ['in a text without a name', `Content-Type: text/plain\n${encoded(mz)}`],
  ['in a part without type', `Content-Disposition: inline\n\n${mz}`],
  ['a script in a named text', 'Content-Type: text/plain; name=a.txt\n\n#!/bin/sh'],
  ['a program of macOS', `Content-Type: application/pdf; name=a.pdf\n${encoded('\xfe\xed\xfa\xcf')}`],
  ['a shortcut', `Content-Type: application/pdf; name=a.pdf\n${encoded('L\0\0\0\x01\x14\x02\0')}`],
  ['a cabinet', `Content-Type: application/pdf; name=a.pdf\n${encoded('MSCF\0\0\0\0')}`],
  ['an installer', `Content-Type: application/msword; name=a.doc\n${encoded(installer)}`],
  ['in a digest', `\nContent-Disposition: attachment; filename=f.exe\n\nx`],
  ['in a nested mail without sender', `Content-Type: message/rfc822\n\nSubject: x\nContent-Type: a/b; name=f.exe\n\nx`],
])('refuses a mail for a program by its content: %s', async (_, part) => {
  expect(await accepts(within('digest', part))).toMatchObject({ refusal: 'executable' });
});

const hidden = '--i\nContent-Disposition: attachment; filename=f.exe\n\nx\n--i--';

// Each row is a mail in which another program finds the part with f.exe, or could find it.
test.each([
  ['a comment before a type', within('mixed', `Content-Type: (x) multipart/mixed; boundary=i\n\n${hidden}`)],
  ['a comment before a disposition', within('mixed', 'Content-Disposition: (x) attachment\n\nx')],
  ['a comment before an encoding', within('mixed', 'Content-Transfer-Encoding: (x) base64\n\nTVqQ')],
  ['a boundary in pieces', within('mixed', `Content-Type: multipart/mixed; boundary*0=i\n\n${hidden}`)],
  ['a boundary in percents', within('mixed', `Content-Type: multipart/mixed; boundary*=utf-8''i\n\n${hidden}`)],
  ['a boundary after a comment', within('mixed', `Content-Type: multipart/mixed; boundary= (c) "i"\n\n${hidden}`)],
  ['a boundary before a comment', within('mixed', `Content-Type: multipart/mixed; boundary="i" (c)\n\n${hidden}`)],
  [
    'two boundaries',
    within('mixed', `Content-Type: multipart/mixed; boundary=j; boundary=i\n\n--j\n\nx\n--j--\n${hidden}`),
  ],
  ['no boundary', within('mixed', `Content-Type: multipart/mixed\n\n${hidden}`)],
  ['a forgotten semicolon', within('mixed', `Content-Type: multipart/mixed boundary=i\n\n${hidden}`)],
  ['two types', within('mixed', `Content-Type: text/plain\nContent-Type: multipart/mixed; boundary=i\n\n${hidden}`)],
  ['two dispositions', within('mixed', 'Content-Disposition: inline\nContent-Disposition: attachment\n\nx')],
  [
    'a boundary of a part that ended',
    `${within('mixed', plain)}\n--g\nContent-Disposition: attachment; filename=f.exe\n\nx`,
  ],
  ['one boundary twice', within('mixed', within('mixed', plain))],
  ['a boundary after a lone CR', within('mixed', `Content-Type: text/plain\n\nx\r--g\rContent-Type: a/b; name=f.exe`)],
  ['a lone CR in a header', within('mixed', `X-A: x\rContent-Type: multipart/mixed; boundary=i\n\n${hidden}`)],
  ['a zero byte in a name', within('mixed', `Content-\0Type: multipart/mixed; boundary=i\n\n${hidden}`)],
  ['a line that is no field', within('mixed', 'Content-Type: a/b; name=a.pdf\nTVqQAAMA')],
  ['a field behind a mark', within('mixed', `\xef\xbb\xbfContent-Type: multipart/mixed; boundary=i\n\n${hidden}`)],
  [
    'blank lines of two kinds',
    within(
      'mixed',
      `X-A: x\n\r\r\nContent-Type: multipart/mixed; boundary=i\n\n${hidden}`.replace('X-A', 'Content-ID'),
    ),
  ],
  ['a mail in several messages', within('mixed', 'Content-Type: message/partial; id=a; number=1\n\nx')],
  ['a uuencoded part', within('mixed', 'Content-Transfer-Encoding: x-uuencode\n\nbegin 644 f.exe\nM35J0\nend')],
  [
    'a uuencoded file in a text',
    within('mixed', 'Content-Type: text/plain\n\nDag\n\nbegin 644 f.exe\n$35J0``\n`\nend'),
  ],
  [
    'a uuencoded file in an encoded text',
    within('mixed', `Content-Type: text/plain\n${encoded('begin 644 f.exe\n$35J0``\n`\nend')}`),
  ],
  ['a uuencoded file in a mail without parts', 'From: a@sample.example\n\nbegin 644 f.exe\r\n$35J0``\r\n`\r\nend'],
  [
    'the same in a nested mail',
    within('mixed', 'Content-Type: message/rfc822\n\nFrom: a@sample.example\n\nbegin 644 f.exe\n$35J0``\n`\nend'),
  ],
  ['mails nested too deeply', nested(6)],
])('refuses a mail that programs can split in two ways: %s', async (_, mail) => {
  expect(await accepts(mail)).toEqual({ ok: false, refusal: 'unpacks_too_large' });
});

test('accepts mails in mails, five deep', async () => {
  expect(await accepts(nested(4))).toMatchObject({ ok: true });
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

/** A mail in a mail, some levels deep. */
function nested(levels: number): string {
  return `${'From: a@sample.example\nContent-Type: message/rfc822\n\n'.repeat(levels)}From: a@sample.example\n\nx`;
}
