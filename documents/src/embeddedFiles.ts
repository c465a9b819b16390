import { documentExtension, type DocumentExtension } from '@incasso/contract/documents/documentTypes';
import { extensionOfType } from '@incasso/contract/documents/mediaTypeOf';
import type { EmbeddedDocument, Invoice, ReadInvoice } from './invoice/Invoice';
import { readEmbeddedDocument } from './readEmbeddedDocument';

export type FoundDocument = { readonly name: string; readonly bytes: Uint8Array };

/** The files in an e-invoice whose types the intake accepts, named after it. */
export function embeddedFiles(read: ReadInvoice | undefined): FoundDocument[] {
  if (read === undefined) return [];
  const { invoice, embeddedDocuments } = read;
  const taken = embeddedDocuments.flatMap((embedded) => {
    const extension = extensionOf(embedded);
    const bytes = extension && readEmbeddedDocument(embedded);
    return extension === undefined || bytes === undefined ? [] : [{ extension, bytes }];
  });
  return taken.map(({ extension, bytes }, index) => ({ name: nameOf(invoice, extension, index + 1), bytes }));
}

/** From the media type, otherwise from the name; `undefined` for types that the intake does not accept. */
function extensionOf({ mediaType, fileName }: EmbeddedDocument): DocumentExtension | undefined {
  const extension = extensionOfType(mediaType) ?? documentExtension(fileName ?? '');
  return extension === 'xml' ? undefined : extension;
}

/** File name, such as `Factuur 2026-0012.pdf`. A second document of the same invoice is numbered. */
function nameOf({ kind, number }: Invoice, extension: string, count: number): string {
  const words = `${kind === 'invoice' ? 'Factuur' : 'Creditnota'} ${number.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`;
  return `${words}${count === 1 ? '' : ` (${count})`}.${extension}`;
}
