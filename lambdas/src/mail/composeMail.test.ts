import { composeMail } from './composeMail';
import type { Mail } from './Mailer';

const from = { name: 'Kantoor Voorbeeld', address: 'website@kantoor.example' };
const mail: Mail = {
  to: ['dossiers@kantoor.example', 'archief@kantoor.example'],
  replyTo: { name: 'Voorbeeld, Jan <elders@gevaar.example>', address: 'jan@bakkerij.example' },
  subject: '[K7QM-3TXB] Nieuw dossier: Café Ü',
  html: '<p>Geïnd</p>',
  text: 'Geïnd',
  attachments: [
    { name: 'K7QM-3TXB factuur één.pdf', mediaType: 'application/pdf', bytes: new TextEncoder().encode('%PDF-') },
  ],
};

async function headersOf(composed: Mail): Promise<string> {
  const raw = (await composeMail(composed, from)).toString('utf8');
  return raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
}

test('a mail names its sender, its recipients and whom an answer goes to, each once', async () => {
  const headers = await headersOf(mail);

  expect(headers).toContain('From: Kantoor Voorbeeld <website@kantoor.example>');
  expect(headers).toContain('To: dossiers@kantoor.example, archief@kantoor.example');
  expect(headers).toContain('Reply-To: "Voorbeeld, Jan <elders@gevaar.example>" <jan@bakkerij.example>');
  expect(headers).toContain('Auto-Submitted: auto-generated');
});

test('no text that a visitor wrote makes a header', async () => {
  const injected = 'x\r\nBcc: iedereen@gevaar.example';

  const headers = await headersOf({
    ...mail,
    subject: injected,
    replyTo: { name: injected, address: 'jan@bakkerij.example' },
    attachments: [{ name: injected, mediaType: 'application/pdf', bytes: new Uint8Array() }],
  });

  expect(headers).not.toMatch(/^bcc:/im);
});

test('no line is longer than mail servers take', async () => {
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

test('attachments carry their names and their bytes', async () => {
  const raw = (await composeMail(mail, from)).toString('utf8');

  expect(raw).toMatch(/filename\*0\*=utf-8''K7QM-3TXB%20factuur%20%C3%A9%C3%A9n.pdf/i);
  expect(raw).toContain(Buffer.from('%PDF-').toString('base64'));
});
