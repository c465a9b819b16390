import { documentLimits } from '@incasso/contract/documents/documentLimits';
import { embeddedFiles, type FoundDocument } from '../embeddedFiles';
import type { ReadInvoice } from '../invoice/Invoice';
import type { Mail } from './readMail';
import { mayBeDocument } from '../readChosenDocument';
import { unpackZip } from '../zip/unpackZip';

type Container = { readonly invoice?: ReadInvoice | undefined; readonly mail?: Mail | undefined };

/**
 * The files in an e-invoice, or those attached to a mail and in its zips, that may be documents: each is still to be
 * checked. Without the texts and the inline images of a mail, and zips in it beyond the size of a document.
 */
export async function filesWithin({ invoice, mail }: Container): Promise<FoundDocument[]> {
  const found = embeddedFiles(invoice);
  let room: number = documentLimits.maxBytes;
  for (const { name, isText, isInText, read } of mail?.parts ?? []) {
    if (isText || isInText) continue;
    if (/\.zip$/i.test(name)) {
      const unpacked = await unpackZip(await read(), room);
      if (!unpacked.ok) continue;
      room -= unpacked.documents.reduce((total, { bytes }) => total + bytes.length, 0);
      found.push(...unpacked.documents);
    } else if (mayBeDocument(name)) found.push({ name, bytes: await read() });
  }
  return found;
}
