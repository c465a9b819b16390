import { nextTask } from '@incasso/browser/scheduling/nextTask';
import { kindOfName } from '@incasso/contract/documents/documentKinds';
import { documentExtension, documentTypes } from '@incasso/contract/documents/documentTypes';
import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import type { EmbeddedDocument, Invoice } from '@incasso/e-invoice/Invoice';
import { readEmbeddedDocument } from '@incasso/e-invoice/readEmbeddedDocument';
import type { FileStore } from '../documents/FileStore';
import type { UnreadDocument } from '../machine/WizardContext';
import type { WizardActor } from '../machine/WizardSnapshot';
import type { ReadDocument } from './ReadDocument';

/**
 * Makes the documents within e-invoices documents of the case, where their type is one that the intake takes. Their ids
 * follow from those of the e-invoices, so that none comes twice.
 */
export async function unpackDocuments(
  wizard: WizardActor,
  files: FileStore,
  invoices: readonly ReadDocument[],
): Promise<void> {
  for (const { id, result } of invoices) {
    if (!result.ok) continue;
    const { invoice, embeddedDocuments } = result.value;
    const names = new Set<string>();
    for (const embedded of embeddedDocuments) {
      const extension = extensionOf(embedded);
      const bytes = extension && (await readEmbeddedDocument(embedded, { pause: nextTask }));
      if (!bytes) continue;
      const name = nameOf(invoice, extension, names.size + 1);
      names.add(name);
      await add(wizard, files, { id: `${id}-${names.size}`, file: new File([bytes], name), embedded });
    }
  }
}

type Unpacked = { readonly id: string; readonly file: File; readonly embedded: EmbeddedDocument };

async function add(wizard: WizardActor, files: FileStore, { id, file, embedded }: Unpacked): Promise<void> {
  await files.put(id, file);
  const kind = kindOfName(embedded.fileName ?? embedded.description ?? '') ?? 'invoice';
  const document: UnreadDocument = { id, name: file.name, size: file.size, kind };
  wizard.send({ type: 'documents.added', documents: [document] });
}

/** By its media type, or else by its name; `undefined` for types that the intake does not take. */
function extensionOf({ mediaType, fileName }: EmbeddedDocument): string | undefined {
  const byType = Object.keys(documentTypes).find((known) => mediaTypeOf(`x.${known}`) === mediaType?.toLowerCase());
  const extension = byType ?? documentExtension(fileName ?? '');
  return extension === 'xml' ? undefined : extension;
}

/** As in `Factuur 2026-0012.pdf`. A second one of the same invoice is numbered. */
function nameOf({ kind, number }: Invoice, extension: string, count: number): string {
  const words = `${kind === 'invoice' ? 'Factuur' : 'Creditnota'} ${number.replace(/[^\p{L}\p{N}._-]+/gu, '-')}`;
  return `${words}${count === 1 ? '' : ` (${count})`}.${extension}`;
}
