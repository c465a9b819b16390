import { addDocuments } from '../machine/addDocuments';
import type { WizardContext } from '../machine/WizardContext';
import type { WizardEvent } from '../machine/WizardEvent';
import type { InvoicePorts } from './InvoicePorts';
import { freshInvoices } from './freshInvoices';
import { isInvoiceFile } from '../machine/WizardInvoices';
import { readDocumentAsInvoice } from './readDocumentAsInvoice';
import { unpackDocuments } from './unpackDocuments';

/**
 * Unpacks, of a case that is about to be sent, the e-invoices with which the form is not up to date yet: the visitor
 * did not wait for them. What they say fills nothing any more, since nobody would look it over.
 */
export async function unpackForSubmission(
  { documents, invoices }: Pick<WizardContext, 'documents' | 'invoices'>,
  { files, readInvoice }: Pick<InvoicePorts, 'files' | 'readInvoice'>,
  send: (event: WizardEvent) => void,
): Promise<void> {
  const read = await Promise.all(
    documents.filter(isInvoiceFile).map((document) => readDocumentAsInvoice(document, { files, readInvoice })),
  );
  const fresh = freshInvoices(
    read.filter((document) => document !== undefined),
    invoices,
  );
  let standing = documents;
  await unpackDocuments(fresh, {
    files,
    documents: () => standing,
    add: (document) => {
      standing = addDocuments(standing, [document]);
      send({ type: 'documents.added', documents: [document] });
    },
  });
}
