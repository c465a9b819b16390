export type SamplePart = {
  readonly name?: string;
  readonly type?: string;
  readonly fields?: string;
  readonly content: Uint8Array | string;
};

/** A mail with a text and attachments, as mail programs save it */
export function sampleMail({
  subject = 'Herinnering factuur 2026-101',
  fields = '',
  text = 'Wij betalen volgende week.',
  attachments = [],
}: {
  readonly subject?: string;
  readonly fields?: string;
  readonly text?: string;
  readonly attachments?: readonly SamplePart[];
} = {}): Uint8Array<ArrayBuffer> {
  const parts = attachments.map(
    ({ name, type = 'application/octet-stream', fields: own, content }) =>
      `Content-Type: ${type}\r\n` +
      (own ?? `Content-Disposition: attachment${name === undefined ? '' : `; filename="${name}"`}\r\n`) +
      `Content-Transfer-Encoding: base64\r\n\r\n${linesOf(Buffer.from(content).toString('base64'))}`,
  );
  const all = [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`, ...parts];
  const mail =
    `From: Jan Peeters <jan@voorbeeldbakkerij.example>\r\nTo: boekhouding@proefklant.example\r\nSubject: ${subject}\r\n` +
    `Date: Thu, 3 Sep 2026 09:12:00 +0200\r\n${fields}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="grens"\r\n\r\n` +
    `${all.map((part) => `--grens\r\n${part}\r\n`).join('')}--grens--\r\n`;
  return new Uint8Array(Buffer.from(mail));
}

function linesOf(base64: string): string {
  return base64.replace(/.{76}/g, '$&\r\n');
}
