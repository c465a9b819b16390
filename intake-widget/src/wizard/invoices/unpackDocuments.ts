import { kindOfName } from '@incasso/contract/documents/documentKinds';
import { documentExtension, documentTypes } from '@incasso/contract/documents/documentTypes';
import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { documentLimits } from '@incasso/contract/documents/documentLimits';
import type { EmbeddedDocument, Invoice } from '@incasso/documents/Invoice';
import { readEmbeddedDocument } from '@incasso/documents/readEmbeddedDocument';
import type { FileStore } from '../documents/FileStore';
import { addDocuments } from '../submission/changeDocuments';
import { includedDocuments } from '../submission/checkedDocuments';
import type { UnreadDocument, WizardDocument } from '../submission/WizardDocument';
import type { WizardContext } from '../case/WizardContext';
import { isInvoiceFile } from '../case/WizardInvoices';
import { freshInvoices, readDocumentAsInvoice, type InvoicePorts, type ReadDocument } from './readInvoices';

type Case = {
  readonly files: FileStore;
  readonly documents: () => readonly WizardDocument[];
  readonly add: (document: UnreadDocument) => void;
};

/**
 * Adds the documents inside e-invoices to the case, if the intake accepts their type and the limits allow them. Their
 * ids derive from those of the e-invoices, so that none is added twice.
 */
export async function unpackDocuments(
  invoices: readonly ReadDocument[],
  { files, documents, add }: Case,
): Promise<void> {
  for (const { id, name, embedded } of invoices.flatMap(documentsWithin)) {
    if (isFull(documents())) return;
    const bytes = readEmbeddedDocument(embedded);
    if (bytes === undefined) continue;
    const file = new File([bytes], name);
    await files.put(id, file);
    const kind = kindOfName(embedded.fileName ?? embedded.description ?? '') ?? 'invoice';
    add({ id, name, size: file.size, kind });
  }
}

/**
 * Extracts from e-invoices that were not read yet when the visitor submitted. They no longer fill in fields: the
 * visitor could not check them.
 */
export async function unpackForSubmission(
  { documents, invoices }: Pick<WizardContext, 'documents' | 'invoices'>,
  { files, readInvoice }: Pick<InvoicePorts, 'files' | 'readInvoice'>,
): Promise<UnreadDocument[]> {
  const read = await Promise.all(
    documents.filter(isInvoiceFile).map((document) => readDocumentAsInvoice(document, { files, readInvoice })),
  );
  const fresh = freshInvoices(
    read.filter((document) => document !== undefined),
    invoices,
  );
  const unpacked: UnreadDocument[] = [];
  const unpacking = unpackDocuments(fresh, {
    files,
    documents: () => addDocuments(documents, unpacked),
    add: (document) => unpacked.push(document),
  });
  // If one cannot be extracted, the earlier ones are still sent.
  await unpacking.catch(() => undefined);
  return unpacked;
}

/** Whether embedded PDFs were not extracted because of the limits. */
export function areLeftWithin(invoices: readonly ReadDocument[], documents: readonly WizardDocument[]): boolean {
  const ids = new Set(documents.map(({ id }) => id));
  return isFull(documents) && invoices.flatMap(documentsWithin).some(({ id }) => !ids.has(id));
}

function isFull(documents: readonly WizardDocument[]): boolean {
  return includedDocuments(documents).length >= documentLimits.maxCount;
}

type DocumentWithin = { readonly id: string; readonly name: string; readonly embedded: EmbeddedDocument };

function documentsWithin({ id, result }: ReadDocument): DocumentWithin[] {
  if (!result.ok) return [];
  const { invoice, embeddedDocuments } = result.value;
  const taken = embeddedDocuments.flatMap((embedded) => {
    const extension = extensionOf(embedded);
    return extension === undefined ? [] : [{ extension, embedded }];
  });
  return taken.map(({ extension, embedded }, index) => ({
    id: `${id}-${index + 1}`,
    name: nameOf(invoice, extension, index + 1),
    embedded,
  }));
}

/** From the media type, otherwise from the name; `undefined` for types that the intake does not accept. */
function extensionOf({ mediaType, fileName }: EmbeddedDocument): string | undefined {
  const byType = Object.keys(documentTypes).find((known) => mediaTypeOf(`x.${known}`) === mediaType?.toLowerCase());
  const extension = byType ?? documentExtension(fileName ?? '');
  return extension === 'xml' ? undefined : extension;
}

/** As in `Factuur 2026-0012.pdf`. A second document of the same invoice is numbered. */
function nameOf({ kind, number }: Invoice, extension: string, count: number): string {
  const words = `${kind === 'invoice' ? 'Factuur' : 'Creditnota'} ${number.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`;
  return `${words}${count === 1 ? '' : ` (${count})`}.${extension}`;
}
