import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentTypes } from '@incasso/contract/documents/documentTypes';
import type { DocumentToCheck } from './checkDocument';
import { readDocument, type DocumentReading } from './readDocument';

type ChosenReading = {
  /** The name with the extension of the content where it had none. */
  readonly name: string;
  readonly reading: DocumentReading;
};

/** Refusals by which content turns out to be of another kind than the extension. */
const isOfOtherKind: readonly DocumentRefusal[] = ['content_mismatch', 'no_invoice', 'no_workbook', 'heic_photo'];

/**
 * Reads a document as it was chosen. Android's pickers give names without an extension, as in `document:1000034215`:
 * such a document gets the extension of its content.
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

/** An extension has a letter: `Factuur nr. 12` and `overzicht 2026.11` have none. */
function hasExtension(name: string): boolean {
  return /\.\d*[a-z]\w*$/i.test(name);
}
