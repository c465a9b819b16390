import type { HostServices } from '@incasso/browser/host/services';
import type { Invoice } from '@incasso/documents/Invoice';
import { partyName } from '@incasso/documents/partyName';
import type { InvoiceResult } from '@incasso/documents/readInvoice';
import type { DocumentReader } from '../documents/createDocumentReader';
import type { FileStore } from '../documents/FileStore';
import type { WizardDocument } from '../submission/WizardDocument';
import type { WizardInvoices } from '../case/WizardInvoices';

export type InvoicePorts = {
  readonly files: FileStore;
  readonly readInvoice: DocumentReader['readInvoice'];
  readonly showToast: HostServices['showToast'];
};

export type ReadDocument = { readonly id: string; readonly name: string; readonly result: InvoiceResult };

/** `undefined` when the browser no longer has the file or cannot read it: the document check reports that. */
export async function readDocumentAsInvoice(
  { id, name }: WizardDocument,
  { files, readInvoice }: Pick<InvoicePorts, 'files' | 'readInvoice'>,
): Promise<ReadDocument | undefined> {
  const file = await files.get(id);
  const result = file && (await readInvoice(file));
  return result && { id, name, result };
}

/** The e-invoices among the documents that the form does not know yet. */
export function freshInvoices(
  documents: readonly ReadDocument[],
  invoices: WizardInvoices | undefined,
): ReadDocument[] {
  const known = new Set(invoices?.subjects);
  return documents.filter(({ result }) => result.ok && !known.has(subjectOf(result.value.invoice)));
}

/** Identifies an e-invoice, whichever file contains it. */
export function subjectOf({ kind, seller, number }: Invoice): string {
  return `${kind} ${partyName(seller) ?? ''} ${number}`;
}
