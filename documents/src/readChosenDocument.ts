import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentTypes } from '@incasso/contract/documents/documentTypes';
import type { DocumentToCheck } from './checkDocument';
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
 * `document:1000034215`: such a file gets the extension of its content.
 */
export async function readChosenDocument({
  name,
  ...content
}: Omit<DocumentToCheck, 'isInvoice' | 'isMail'>): Promise<ChosenReading> {
  for (const extension of hasExtension(name) ? [] : Object.keys(documentTypes)) {
    const named = `${name}.${extension}`;
    const reading = await readDocument({ ...content, name: named });
    if (reading.ok || !isOfOtherKind.includes(reading.refusal)) return { name: named, reading };
  }
  return { name, reading: await readDocument({ ...content, name }) };
}

/** `Factuur nr. 12` and `overzicht 2026.11` have no extension, because an extension has a letter. */
function hasExtension(name: string): boolean {
  return /\.\d*[a-z]\w*$/i.test(name);
}
