import PostalMime, { type Address, type Attachment } from 'postal-mime';
import * as v from 'valibot';

/** A mail in the answer of `GET /messages`. */
export const mailSchema = v.object({
  id: v.string(),
  receivedAt: v.string(),
  /**
   * Address, with a display name if there is one: `Naam <adres@firma.example>`. `to` and `replyTo` have the same form.
   */
  from: v.string(),
  to: v.array(v.string()),
  replyTo: v.array(v.string()),
  subject: v.string(),
  /** Empty if the mail has no such part. */
  text: v.string(),
  html: v.string(),
  attachments: v.array(v.object({ filename: v.string(), contentType: v.string(), size: v.number() })),
});

export type ReceivedMail = v.InferOutput<typeof mailSchema>;

export type AttachedFile = { readonly filename: string; readonly contentType: string; readonly content: Buffer };

export async function parseMail(
  raw: Buffer,
): Promise<{ mail: Omit<ReceivedMail, 'id' | 'receivedAt'>; files: AttachedFile[] }> {
  const { from, to = [], replyTo = [], subject = '', text = '', html = '', attachments } = await PostalMime.parse(raw);
  const files = attachments.map(attachedFile);
  const mail = {
    from: addressTexts(from === undefined ? [] : [from]).join(', '),
    to: addressTexts(to),
    replyTo: addressTexts(replyTo),
    subject,
    text,
    html,
    attachments: files.map(({ filename, contentType, content }) => ({ filename, contentType, size: content.length })),
  };
  return { mail, files };
}

function attachedFile({ filename, mimeType, content }: Attachment, index: number): AttachedFile {
  return {
    filename: filename ?? `attachment-${index + 1}`,
    contentType: mimeType,
    content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
  };
}

function addressTexts(addresses: readonly Address[]): string[] {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => (name === '' ? address : `${name} <${address}>`));
}
