import type { DocumentExtension } from '@incasso/contract/documents/documentTypes';
import type { CheckedDocument } from './checkDocument';
import { contentKind, type ContentKind } from './contentKind';
import { readDocument, type DocumentReading } from './readDocument';

type ChosenReading = {
  /** The name with the extension of the content where it had none. */
  readonly name: string;
  readonly reading: DocumentReading;
};

const extensions: Readonly<Record<ContentKind, readonly DocumentExtension[]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg'],
  heic: [],
  zip: ['docx', 'xlsx'],
  compound: ['doc', 'xls'],
  other: ['xml'],
};

/**
 * Reads a document as it was chosen. Android's pickers give names without an extension, as in `document:1000034215`:
 * such a document gets the extension of its content.
 */
export async function readChosenDocument({
  name,
  ...content
}: Omit<CheckedDocument, 'isInvoice'>): Promise<ChosenReading> {
  for (const extension of hasExtension(name) ? [] : extensions[contentKind(content.bytes)]) {
    const named = `${name}.${extension}`;
    const reading = await readDocument({ ...content, name: named });
    if (reading.ok || !(reading.refusal === 'content_mismatch' || reading.refusal === 'no_invoice'))
      return { name: named, reading };
  }
  return { name, reading: await readDocument({ ...content, name }) };
}

/** An extension has a letter: `Factuur nr. 12` and `overzicht 2026.11` have none. */
function hasExtension(name: string): boolean {
  return /\.\d*[a-z]\w*$/i.test(name);
}
