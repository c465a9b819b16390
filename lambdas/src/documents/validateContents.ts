import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { readDocument } from '@incasso/e-invoice/readDocument';
import { refuseDocuments } from '../http/result/refuseDocuments';
import { mapResult, type Result } from '../http/result/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import type { InvoiceReading } from '../submissions/InvoiceReading';
import { readingOf } from '../submissions/readingOf';
import { sha256Of } from '../submissions/digestOf';
import { uploadKey, type DocumentSource } from '../submissions/storeDocuments';
import { inflate } from './inflate';

type Target = Parameters<typeof uploadKey>[0];

type Verdict = { readonly refusal?: DocumentRefusal | undefined; readonly invoice?: InvoiceReading | undefined };

/**
 * Validates documents by their content, those sent along and those uploaded before, and reads the e-invoices among
 * them: those are invoices, whatever the visitor chose. One at a time, to hold no more than the largest in memory.
 */
export async function validateContents(
  store: ObjectStore,
  { target, documents }: { readonly target: Target; readonly documents: readonly DocumentSource[] },
): Promise<Result<{ readonly invoices: InvoiceReading[]; readonly documents: DocumentSource[] }>> {
  const verdicts: Verdict[] = [];
  for (const document of documents) verdicts.push(await validate(store, target, document));
  const refusals = verdicts.map(({ refusal }) => refusal);
  return mapResult(refuseDocuments(documents, refusals), () => ({
    invoices: verdicts.flatMap(({ invoice }) => invoice ?? []),
    documents: documents.map((document, place) =>
      verdicts[place]?.invoice === undefined ? document : { ...document, kind: 'invoice' },
    ),
  }));
}

async function validate(
  store: ObjectStore,
  target: Target,
  { name, size, sha256, bytes }: DocumentSource,
): Promise<Verdict> {
  if (bytes !== undefined) return read(name, sha256, bytes);
  const uploaded = await store.read(uploadKey(target, sha256));
  const isWhole = uploaded?.bytes.length === size && sha256Of(uploaded.bytes) === sha256;
  return isWhole ? read(name, sha256, uploaded.bytes) : { refusal: 'not_uploaded' };
}

async function read(name: string, sha256: string, bytes: Uint8Array): Promise<Verdict> {
  const reading = await readDocument({ name, bytes, inflate });
  if (!reading.ok) return { refusal: reading.refusal };
  return { invoice: reading.invoice && readingOf(sha256, reading.invoice.invoice) };
}
