import PostalMime, { type Address, type Attachment } from 'postal-mime';
import type { Message } from './Message';

/** What can be read in a mail itself. */
export type ParsedMail = {
  readonly content: Omit<Message, 'id' | 'receivedAt' | 'recipients'>;
  /** Bare addresses of To, Cc and Bcc. */
  readonly addressees: readonly string[];
  /** Names of all headers, in lower case, repeated ones included. */
  readonly headerNames: readonly string[];
  readonly files: readonly AttachedFile[];
};

/** An attachment with its bytes. */
type AttachedFile = {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** As `cid:` links in the HTML name it. */
  readonly contentId?: string;
};

/** Reads a mail. Rejects when it is no mail at all. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw);
  const { from, to = [], cc = [], bcc = [], replyTo = [] } = email;
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
    headerNames: email.headers.map(({ key }) => key),
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
