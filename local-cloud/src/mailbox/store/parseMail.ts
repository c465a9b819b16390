import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { Message } from './Message';

/** What can be read in a mail itself. */
export type ParsedMail = {
  readonly content: Omit<Message, 'id' | 'receivedAt' | 'recipients'>;
  /** Bare addresses of To, Cc and Bcc. */
  readonly addressees: readonly string[];
  /** Bare addresses of From, Sender and Return-Path, as far as they are there. */
  readonly senders: readonly string[];
  /** All headers as they came, repeated ones included. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly files: readonly AttachedFile[];
};

/** An attachment with its bytes. */
export type AttachedFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** As `cid:` links in the HTML name it. */
  readonly contentId?: string;
};

/** Reads a mail. Rejects when it is no mail at all. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw);
  const { from, sender, to = [], cc = [], bcc = [], replyTo = [] } = email;
  const returnPath = email.returnPath === undefined ? [] : [email.returnPath];
  const files = email.attachments.map(attachedFile);
  return {
    content: {
      from: from === undefined ? '' : addressTexts([from]).join(', '),
      to: addressTexts(to),
      cc: addressTexts(cc),
      replyTo: addressTexts(replyTo),
      subject: email.subject ?? '',
      text: email.text ?? '',
      html: email.html ?? '',
      attachments: files.map(({ filename, contentType, content }) => ({ filename, contentType, size: content.length })),
    },
    addressees: mailboxes([...to, ...cc, ...bcc]).map(({ address }) => address),
    senders: [
      ...mailboxes([from, sender].flatMap((entry) => entry ?? [])).map(({ address }) => address),
      ...returnPath,
    ],
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    files,
  };
}

function attachedFile({ filename, mimeType, content, contentId }: Attachment, place: number): AttachedFile {
  return {
    filename: filename ?? `attachment-${place + 1}`,
    contentType: mimeType,
    content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    ...(contentId !== undefined && { contentId: contentId.replace(/^<|>$/g, '') }),
  };
}

function addressTexts(addresses: readonly Address[]): string[] {
  return mailboxes(addresses).map(({ name, address }) => (name === '' ? address : `${name} <${address}>`));
}

function mailboxes(addresses: readonly Address[]) {
  return addresses.flatMap((entry) => entry.group ?? [entry]);
}
