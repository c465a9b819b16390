import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { readDocument } from '@incasso/e-invoice/readDocument';
import { refuseDocuments } from '../results/refuseDocuments';
import { mapResult, type Result } from '../results/Result';
import type { ObjectStore } from '../storage/ObjectStore';
import type { Claim } from '../submissions/Claim';
import { claimOf } from '../submissions/claimOf';
import { sha256Of } from '../submissions/digestOf';
import { uploadKey, type DocumentSource } from '../submissions/storeDocuments';
import { inflate } from './inflate';

type Target = Parameters<typeof uploadKey>[0];

type Verdict = { readonly refusal?: DocumentRefusal | undefined; readonly claim?: Claim | undefined };

/**
 * Judges documents by their content, those sent along and those uploaded before alike, and tells what the e-invoices
 * among them say: whatever the visitor chose, those are invoices. One at a time, so that no more than the largest is
 * held in memory.
 */
export async function judgeContents(
  store: ObjectStore,
  { target, documents }: { readonly target: Target; readonly documents: readonly DocumentSource[] },
): Promise<Result<{ readonly claims: Claim[]; readonly documents: DocumentSource[] }>> {
  const verdicts: Verdict[] = [];
  for (const document of documents) verdicts.push(await judge(store, target, document));
  const refusals = verdicts.map(({ refusal }) => refusal);
  return mapResult(refuseDocuments(documents, refusals), () => ({
    claims: verdicts.flatMap(({ claim }) => claim ?? []),
    documents: documents.map((document, place) =>
      verdicts[place]?.claim === undefined ? document : { ...document, kind: 'invoice' },
    ),
  }));
}

async function judge(
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
  return { claim: reading.invoice && claimOf(sha256, reading.invoice.invoice) };
}
