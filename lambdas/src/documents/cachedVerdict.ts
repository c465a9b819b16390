import { documentCautions, documentRefusals } from '@incasso/contract/documents/documentRefusals';
import { documentKindSchema } from '@incasso/contract/documents/documentKinds';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import * as v from 'valibot';
import { ifReadable, jsonBody, readJson } from '../storage/readJson';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import { invoiceReadingSchema } from '../submissions/InvoiceReading';
import { mailFactsSchema } from '../submissions/SubmissionRecord';

/** The verdict on a document: refused, or accepted with the e-invoice and the files in it */
export type Verdict = v.InferOutput<typeof verdictSchema>;

type NamedUpload = { readonly upload: string; readonly name: string; readonly receivedAt: string };

const verdictSchema = v.object({
  refusal: v.optional(v.picklist(documentRefusals)),
  caution: v.optional(v.picklist(documentCautions)),
  invoice: v.optional(invoiceReadingSchema),
  kind: v.optional(documentKindSchema),
  mail: v.optional(mailFactsSchema),
  /** The files in the document, as `partsOf` identifies them */
  parts: v.optional(v.array(v.string())),
});

const cachedSchema = v.object({ ...verdictSchema.entries, receivedAt: v.pipe(v.string(), v.isoTimestamp()) });

/** After this time a document is checked again, so that a fixed check reaches those that it refused wrongly. */
const lifetimeMs = 3_600_000;

/**
 * The cached verdict on this upload under a name of this type; `undefined` when it must be read. It holds for the exact
 * bytes: an upload link creates its object once, and S3 accepts only bytes with the SHA-256 in the key.
 */
export async function cachedVerdict(store: ObjectStore, upload: NamedUpload): Promise<Verdict | undefined> {
  const kept = await ifReadable(readJson(store, keyOf(upload), cachedSchema));
  if (kept === undefined) return undefined;
  const { receivedAt, ...verdict } = kept.value;
  return Date.parse(upload.receivedAt) - Date.parse(receivedAt) < lifetimeMs ? verdict : undefined;
}

/** Caches a verdict beside the upload, for retries of the request. */
export async function cacheVerdict(
  store: ObjectStore,
  { verdict, ...upload }: NamedUpload & { readonly verdict: Verdict },
) {
  await store.write(keyOf(upload), jsonBody({ ...verdict, receivedAt: upload.receivedAt }));
}

/** The check depends on the content and on the type in the name. */
function keyOf({ upload, name }: NamedUpload): string {
  return storageKeys.verdict({ upload, type: documentExtension(name) ?? 'other' });
}
