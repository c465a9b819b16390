import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension, documentTypes } from '@incasso/contract/documents/documentTypes';
import { isHeicName, type DocumentToCheck } from './checkDocument';
import { contentKind } from './contentKind';
import { readDocument, type DocumentReading } from './readDocument';

type ChosenReading = {
  /** With the extension of the content, if it had none. */
  readonly name: string;
  readonly reading: DocumentReading;
};

/** Refusals of content that does not match its extension. */
const isOfOtherKind: readonly DocumentRefusal[] = ['content_mismatch', 'no_invoice', 'no_workbook', 'heic_photo'];

/**
 * Checks a file that the visitor chose. Android's file pickers give names without an extension, as in
 * `document:1000034215`: such a file gets the extension of its content. So does a JPG whose name says HEIC. So does a
 * zip or a mail, but it is refused here: `readDocumentOrMail` and `unpackZip` read those.
 */
export async function readChosenDocument({
  name,
  ...content
}: Omit<DocumentToCheck, 'isInvoice' | 'isMail'>): Promise<ChosenReading> {
  const isUnnamed = lacksExtension(name) || (isHeicName(name) && contentKind(content.bytes) === 'jpeg');
  for (const extension of isUnnamed ? Object.keys(documentTypes) : []) {
    const named = `${name}.${extension}`;
    const reading = await readDocument({ ...content, name: named });
    if (reading.ok || !isOfOtherKind.includes(reading.refusal)) return { name: named, reading };
  }
  const container = isUnnamed ? containerExtension(content.bytes) : undefined;
  return {
    name: container === undefined ? name : `${name}.${container}`,
    reading: await readDocument({ ...content, name }),
  };
}

/**
 * `Factuur nr. 12` and `overzicht 2026.11` have no extension, because an extension has a letter. `.jfif`, as which
 * browsers on Windows save some JPGs, does not count: no other program accepts it.
 */
export function lacksExtension(name: string): boolean {
  return !/\.\d*[a-z]\w*$/i.test(name) || /\.jfif$/i.test(name);
}

/** Whether a name is that of a document, or of a HEIC photo, or has no extension. */
export function mayBeDocument(name: string): boolean {
  return documentExtension(name) !== undefined || isHeicName(name) || lacksExtension(name);
}

/** The extension of a zip or a mail, which `readDocument` does not read. */
function containerExtension(bytes: Uint8Array): 'zip' | 'eml' | undefined {
  const kind = contentKind(bytes);
  if (kind === 'zip') return kind;
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 16_384));
  return kind === 'other' && /^[\w-]+:/.test(start) && /^(from|date):/im.test(start) ? 'eml' : undefined;
}
