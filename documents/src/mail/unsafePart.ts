import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import { readParts, type MailPart } from './readMail';
import { unsafeAttachment } from './unsafeAttachment';

type UnsafePart = {
  readonly refusal: DocumentRefusal;
  /** Its name, if this part alone is the reason. */
  readonly attachment?: string;
};

/** Mails nested deeper are refused. */
const maxDepth = 5;

/**
 * Uuencoded or yEnc files, which some mail programs decode in any text. A sentence can begin so too: 'begin 2024' is a
 * year, and the line after it has lower case. Bounded: a text of one line would exhaust the stack of the expression.
 */
const fileInText = /^(begin [01]?[0-7]{3} [^\r\n]{1,255}[\r\n]{1,2}[ -`]{1,100}$|=ybegin )/m;

/** The first of these parts, or of the mails in them, for which a mail is refused. */
export async function unsafePart(parts: readonly MailPart[], depth = 1): Promise<UnsafePart | undefined> {
  for (const { name, names, mediaType, isText, read } of parts) {
    const bytes = await read();
    const unsafe = await unsafeAttachment({ names, bytes, isText: isText && names.length === 0 });
    if (unsafe !== undefined) return { refusal: unsafe, attachment: name };
    if (isText && fileInText.test(latin1.decode(bytes))) return tooComplex;
    if (!/^message\/(rfc822|global)$/.test(mediaType) && !names.some((one) => documentExtension(one) === 'eml'))
      continue;
    const nested = depth < maxDepth ? readParts(bytes) : undefined;
    const within = nested === undefined ? tooComplex : await unsafePart(nested, depth + 1);
    if (within !== undefined) return within;
  }
  return undefined;
}

const tooComplex: UnsafePart = { refusal: 'unpacks_too_large' };
const latin1 = new TextDecoder('latin1');
