import type { HostServices } from '@incasso/browser/host/services';
import type { DocumentReader } from '../documents/createDocumentReader';
import type { FileStore } from '../documents/FileStore';

/** What reading the e-invoices of a wizard needs of the world around it. */
export type InvoicePorts = {
  readonly files: FileStore;
  readonly readInvoice: DocumentReader['readInvoice'];
  readonly showToast: HostServices['showToast'];
};
