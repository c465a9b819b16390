import PostalMime from 'postal-mime';
import { composeMail } from './composeMail';
import type { Mail } from './Mailer';

const from = { name: 'Kantoor Voorbeeld', address: 'website@kantoor.example' };
const mail: Mail = {
  to: ['dossiers@kantoor.example', 'archief@kantoor.example'],
  audience: 'staff',
  submissionId: '11111111-1111-4111-8111-111111111111',
  reference: 'K7QM-3TXB',
  replyTo: { name: 'Voorbeeld, Jan', address: 'jan@bakkerij.example' },
  subject: '[K7QM-3TXB] Nieuwe aanvraag: Café Ü',
  html: '<p>Geïnd</p>',
  text: 'Geïnd',
  attachments: [
    { name: 'K7QM-3TXB factuur één.pdf', mediaType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-') },
  ],
};

/** The visible text: without zero-width marks */
const shown = (text: string | undefined) => text?.replaceAll('\u200b', '');

async function headersOf(composed: Mail): Promise<string> {
  const raw = (await composeMail(composed, from)).toString('utf8');
  return raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
}

test('a mail has From, To and Reply-To, each once', async () => {
  const headers = await headersOf(mail);

  expect(headers).toContain('From: Kantoor Voorbeeld <website@kantoor.example>');
  expect(headers).toContain('To: dossiers@kantoor.example, archief@kantoor.example');
  expect(headers).toContain('Reply-To: "Voorbeeld, Jan" <jan@bakkerij.example>');
  expect(headers).toContain('Auto-Submitted: auto-generated');
});

test('all mails of a submission have the same thread id, and no other submission has it', async () => {
  const toVisitor = { ...mail, to: ['jan@bakkerij.example'], subject: 'Uw dossier K7QM-3TXB is goed ontvangen' };

  for (const headers of [await headersOf(mail), await headersOf(toVisitor)]) {
    expect(headers).toContain('In-Reply-To: <K7QM-3TXB@kantoor.example>');
    expect(headers).toContain('References: <K7QM-3TXB@kantoor.example>');
  }
  expect(await headersOf({ ...mail, reference: 'AAAA-2222' })).not.toContain('K7QM-3TXB@');
});

test.each([
  'Voorbeeld, Jan <elders@gevaar.example>',
  'Jan, "Bcc: a@b.example" <a@b.example>',
  String.raw`Jan \" <a@b.example>, "`,
])('the name %s is encoded, so that the reply has one address', async (name) => {
  const replyTo = { name, address: 'jan@bakkerij.example' };

  expect(await headersOf({ ...mail, replyTo })).toMatch(
    /Reply-To: (=\?UTF-8\?[QB]\?[^ "@<]+\?= ?)+<jan@bakkerij\.example>/,
  );

  const parsed = await PostalMime.parse(await composeMail({ ...mail, replyTo }, from));
  expect(parsed.replyTo?.map((to) => [shown(to.name), to.address])).toEqual([[name, replyTo.address]]);
});

test('no text of a visitor becomes a header', async () => {
  const injected = 'x\r\nBcc: iedereen@gevaar.example';

  const headers = await headersOf({
    ...mail,
    subject: injected,
    replyTo: { name: injected, address: 'jan@bakkerij.example' },
    attachments: [{ name: injected, mediaType: 'application/pdf', bytes: new Uint8Array() }],
  });

  expect(headers).not.toMatch(/^bcc:/im);
});

test.each([
  'Voorbeeld =?utf-8?Q?Kantoor_Voorbeeld?= BV',
  '=?utf-8?B?S2FudG9vciBWb29yYmVlbGQ=?=',
  '=?iso-8859-1?q?Jan=0D=0ABcc:_elders@gevaar.example?=',
  '=?utf-8?Q?met een spatie?=',
  'Café =?utf-8?Q?=C3=9C?= =?utf-8?Q?b?=',
  'wat is dit =?',
  '=?=?utf-8?Q?in_elkaar?==?=',
])('%s in a subject is not decoded', async (written) => {
  const composed = await composeMail(
    {
      ...mail,
      subject: `[K7QM-3TXB] Nieuwe aanvraag: ${written}`,
      replyTo: { name: written, address: 'jan@bakkerij.example' },
      attachments: [{ name: `${written}.pdf`, mediaType: 'application/pdf', bytes: new Uint8Array(1) }],
    },
    from,
  );

  const { subject, replyTo, attachments } = await PostalMime.parse(composed);
  expect(shown(subject)).toBe(`[K7QM-3TXB] Nieuwe aanvraag: ${written}`);
  expect(replyTo?.map(({ name, address }) => [shown(name), address])).toEqual([[written, 'jan@bakkerij.example']]);
  expect(attachments.map(({ filename }) => shown(filename ?? ''))).toEqual([`${written}.pdf`]);
});

test('no line is longer than mail servers accept', async () => {
  const raw = await composeMail({ ...mail, html: 'x'.repeat(5000), text: 'é'.repeat(5000) }, from);

  expect(
    Math.max(
      ...raw
        .toString('latin1')
        .split('\r\n')
        .map((line) => line.length),
    ),
  ).toBeLessThanOrEqual(998);
});

test('attachments have their names and their bytes', async () => {
  const raw = (await composeMail(mail, from)).toString('utf8');

  expect(raw).toMatch(/filename\*0\*=utf-8''K7QM-3TXB%20factuur%20%C3%A9%C3%A9n.pdf/i);
  expect(raw).toContain(Buffer.from('%PDF-').toString('base64'));
});
