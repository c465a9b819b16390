import type { HostServices } from '@incasso/browser/host/services';
import { claimLines } from '@incasso/debts/claimLines';
import { composeClaims } from '@incasso/debts/composeClaims';
import type { Invoice } from '@incasso/documents/Invoice';
import type { InvoiceResult } from '@incasso/documents/readInvoice';
import type { DocumentReader } from '../documents/createDocumentReader';
import type { FileStore } from '../documents/FileStore';
import type { WizardDocument } from '../machine/WizardContext';
import type { WizardInvoices } from '../machine/WizardInvoices';

/** What reading the e-invoices of a wizard needs of the world around it. */
export type InvoicePorts = {
  readonly files: FileStore;
  readonly readInvoice: DocumentReader['readInvoice'];
  readonly showToast: HostServices['showToast'];
};

/** A document that was read as an e-invoice. */
export type ReadDocument = { readonly id: string; readonly name: string; readonly result: InvoiceResult };

/** `undefined` where the browser no longer has the file, or cannot read it: the document check says so. */
export async function readDocumentAsInvoice(
  { id, name }: WizardDocument,
  { files, readInvoice }: Pick<InvoicePorts, 'files' | 'readInvoice'>,
): Promise<ReadDocument | undefined> {
  const file = await files.get(id);
  const result = file && (await readInvoice(file));
  return result && { id, name, result };
}

/** The e-invoices among the documents whose lines are not in the form yet. */
export function freshInvoices(
  documents: readonly ReadDocument[],
  invoices: WizardInvoices | undefined,
): ReadDocument[] {
  const known = new Set(invoices?.lines.map(({ subject }) => subject));
  return documents.filter(({ result }) => result.ok && !known.has(subjectOf(result.value.invoice)));
}

/** What the line of an invoice is about, by itself. */
function subjectOf(invoice: Invoice): string {
  return claimLines(composeClaims([invoice]))[0]?.subject ?? '';
}
