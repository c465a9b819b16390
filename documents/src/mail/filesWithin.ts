import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { kindOfName } from '@incasso/contract/documents/documentKinds';
import { documentExtension, type DocumentExtension } from '@incasso/contract/documents/documentTypes';
import { extensionOfType } from '@incasso/contract/documents/mediaTypeOf';
import type { EmbeddedDocument, Invoice, ReadInvoice } from '../invoice/Invoice';
import type { Mail } from './readMail';
import { mayBeDocument } from '../readChosenDocument';
import { readEmbeddedDocument } from '../readEmbeddedDocument';
import { unpackZip, type FoundDocument } from '../zip/unpackZip';

type Container = { readonly invoice?: ReadInvoice | undefined; readonly mail?: Mail | undefined };

/**
 * The files in an e-invoice, or those attached to a mail and in its zips, that may be documents: each is still to be
 * checked. Without the texts and the inline images of a mail, and zips in it beyond the size of a document.
 */
export async function filesWithin({ invoice, mail }: Container): Promise<FoundDocument[]> {
  const found = invoice === undefined ? [] : embeddedIn(invoice);
  let room: number = documentLimits.maxBytes;
  for (const { name, isText, isInText, read } of mail?.parts ?? []) {
    if (isText || isInText) continue;
    if (/\.zip$/i.test(name)) {
      const unpacked = await unpackZip(await read(), room);
      if (!unpacked.ok) continue;
      room -= unpacked.documents.reduce((total, { bytes }) => total + bytes.length, 0);
      found.push(...unpacked.documents);
    } else if (mayBeDocument(name)) found.push({ name, bytes: await read(), kind: kindOfName(name) });
  }
  return found;
}

function embeddedIn({ invoice, embeddedDocuments }: ReadInvoice): FoundDocument[] {
  const taken = embeddedDocuments.flatMap((embedded) => {
    const extension = extensionOf(embedded);
    const bytes = extension && readEmbeddedDocument(embedded);
    return extension === undefined || bytes === undefined ? [] : [{ extension, bytes, embedded }];
  });
  return taken.map(({ extension, bytes, embedded: { fileName, description } }, index) => ({
    name: nameOf(invoice, extension, index + 1),
    bytes,
    kind: kindOfName(fileName ?? description ?? '') ?? 'invoice',
  }));
}

/** From the media type, otherwise from the name; `undefined` for types that the intake does not accept. */
function extensionOf({ mediaType, fileName }: EmbeddedDocument): DocumentExtension | undefined {
  const extension = extensionOfType(mediaType) ?? documentExtension(fileName ?? '');
  return extension === 'xml' ? undefined : extension;
}

/** As in `Factuur 2026-0012.pdf`. A second document of the same invoice is numbered. */
function nameOf({ kind, number }: Invoice, extension: string, count: number): string {
  const words = `${kind === 'invoice' ? 'Factuur' : 'Creditnota'} ${number.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`;
  return `${words}${count === 1 ? '' : ` (${count})`}.${extension}`;
}
