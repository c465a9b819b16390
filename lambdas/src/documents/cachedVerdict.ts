import { documentRefusals, type DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import * as v from 'valibot';
import { ifReadable, jsonBody, readJson } from '../storage/readJson';
import type { ObjectStore } from '../storage/ObjectStore';
import { storageKeys } from '../storage/storageKeys';
import { invoiceReadingSchema } from '../submissions/InvoiceReading';

/** What a document was found to be: refused, or accepted with the e-invoice in it. */
export type Verdict = v.InferOutput<typeof verdictSchema>;

/** An upload, and the name that a call gives it. */
type NamedUpload = { readonly upload: string; readonly name: string; readonly receivedAt: string };

const verdictSchema = v.object({
  refusal: v.optional(
    v.custom<DocumentRefusal>((code) => typeof code === 'string' && Object.hasOwn(documentRefusals, code)),
  ),
  invoice: v.optional(invoiceReadingSchema),
});

const cachedSchema = v.object({ ...verdictSchema.entries, receivedAt: v.pipe(v.string(), v.isoTimestamp()) });

/** Whoever was refused by a fault of the check is judged anew after this time. */
const lifetimeMs = 3_600_000;

/**
 * What an earlier call found of this upload under a name of this type; `undefined` when it must be read. It holds for
 * the very bytes: a link of an upload makes its object once, and S3 takes no bytes but those of the SHA-256 in its key.
 */
export async function cachedVerdict(store: ObjectStore, upload: NamedUpload): Promise<Verdict | undefined> {
  const kept = await ifReadable(readJson(store, keyOf(upload), cachedSchema));
  if (kept === undefined) return undefined;
  const { receivedAt, ...verdict } = kept.value;
  return Date.parse(upload.receivedAt) - Date.parse(receivedAt) < lifetimeMs ? verdict : undefined;
}

/** Keeps a verdict beside the upload, for the call's repeats. */
export async function cacheVerdict(
  store: ObjectStore,
  { verdict, ...upload }: NamedUpload & { readonly verdict: Verdict },
) {
  await store.write(keyOf(upload), jsonBody({ ...verdict, receivedAt: upload.receivedAt }));
}

/** The check looks at the content and at the type in the name. */
function keyOf({ upload, name }: NamedUpload): string {
  return storageKeys.verdict({ upload, type: documentExtension(name) ?? 'other' });
}
