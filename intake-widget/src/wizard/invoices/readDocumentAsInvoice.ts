import type { WizardDocument } from '../machine/WizardContext';
import type { InvoicePorts } from './InvoicePorts';
import type { ReadDocument } from './ReadDocument';

/** `undefined` where the browser no longer has the file, or cannot read it: the document judge says so. */
export async function readDocumentAsInvoice(
  { id, name }: WizardDocument,
  { files, readInvoice }: Pick<InvoicePorts, 'files' | 'readInvoice'>,
): Promise<ReadDocument | undefined> {
  const file = await files.get(id);
  const result = file && (await readInvoice(file));
  return result && { id, name, result };
}
