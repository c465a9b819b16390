import { documentCautions, documentRefusals } from '@incasso/contract/documents/documentRefusals';
import { documentKindSchema } from '@incasso/contract/documents/documentKinds';
import { documentExtension } from '@incasso/contract/documents/documentTypes';
import * as v from 'valibot';
import { readDocumentOrMail, type DocumentOrMailReading } from '@incasso/documents/readDocumentOrMail';
import type { Mail } from '@incasso/documents/readMail';
import { convertedName } from '@incasso/contract/documents/convertedName';
import { dayInBelgium } from '@incasso/contract/isoDate';
import { fieldLimits } from '@incasso/contract/limits';
import { isHeicName } from '@incasso/documents/checkDocument';
import { contentKind } from '@incasso/documents/contentKind';
import { filesWithin } from '@incasso/documents/filesWithin';
import { refuseDocuments } from './refuseDocuments';
import { mapResult, type Result } from '../Result';
import type { ObjectStore } from '../storage/ObjectStore';
import { type InvoiceReading, invoiceReadingSchema } from '../submissions/InvoiceReading';
import { readingOf } from '../submissions/readingOf';
import { sha256Of } from '../submissions/digestOf';
import { uploadKey, type DocumentSource } from '../submissions/storeDocuments';
import { cleanFileName } from '../sanitizing/cleanFileName';
import { ifReadable, jsonBody, readJson } from '../storage/readJson';
import { storageKeys } from '../storage/storageKeys';
import { mailFactsSchema } from '../submissions/SubmissionRecord';

const notUploaded: Verdict = { refusal: 'not_uploaded' };

type Target = Parameters<typeof uploadKey>[0] & { readonly receivedAt: string };

/**
 * Validates the contents of sent and uploaded documents and reads the e-invoices among them. A document gets the kind
 * that its content says, unless the visitor chose one. Reads one document at a time, so that memory holds only the
 * largest.
 */
export async function validateContents(
  store: ObjectStore,
  { target, documents }: { readonly target: Target; readonly documents: readonly DocumentSource[] },
): Promise<Result<{ readonly invoices: InvoiceReading[]; readonly documents: DocumentSource[] }>> {
  const known = await Promise.all(documents.map((document) => knownOf(store, target, document)));
  const verdicts: Verdict[] = [];
  for (const [index, document] of documents.entries())
    verdicts.push(known[index] ?? (await validate(store, target, document)));
  const refusals = verdicts.map(({ refusal }) => refusal);
  return mapResult(refuseDocuments(documents, refusals), () => ({
    invoices: verdicts.flatMap(({ invoice }) => invoice ?? []),
    documents: documents.map((document, index) => ({
      ...document,
      kind: document.kind ?? verdicts[index]?.kind,
      ...readingIn(verdicts[index]),
      ...containerOf(document, { documents, verdicts }),
    })),
  }));
}

function readingIn({ caution, mail }: Verdict = {}): Pick<DocumentSource, 'caution' | 'mail'> {
  return { ...(caution !== undefined && { caution }), ...(mail !== undefined && { mail }) };
}

type Validated = { readonly documents: readonly DocumentSource[]; readonly verdicts: readonly Verdict[] };

/** The other document that a document came out of, if any. */
function containerOf(
  { sha256, name }: DocumentSource,
  { documents, verdicts }: Validated,
): Pick<DocumentSource, 'partOf'> {
  const container = documents.find(
    (_, index) => verdicts[index]?.parts?.some((part) => part === sha256 || part === name) === true,
  );
  return container === undefined ? {} : { partOf: container.sha256 };
}

/** The cached verdict on an existing upload: reading 150 MB takes seconds of a whole core. */
async function knownOf(store: ObjectStore, target: Target, { name, size, sha256, bytes }: DocumentSource) {
  if (bytes !== undefined) return undefined;
  const upload = uploadKey(target, sha256);
  if ((await store.sizeOf(upload)) !== size) return notUploaded;
  return cachedVerdict(store, { upload, name, receivedAt: target.receivedAt });
}

async function validate(store: ObjectStore, target: Target, { name, sha256, bytes }: DocumentSource): Promise<Verdict> {
  if (bytes !== undefined) return read(name, sha256, bytes);
  const upload = uploadKey(target, sha256);
  const uploaded = await store.read(upload);
  if (uploaded === undefined || sha256Of(uploaded.bytes) !== sha256) return notUploaded;
  const verdict = await read(name, sha256, uploaded.bytes);
  await cacheVerdict(store, { upload, name, receivedAt: target.receivedAt, verdict });
  return verdict;
}

async function read(name: string, sha256: string, bytes: Uint8Array): Promise<Verdict> {
  const reading = await readDocumentOrMail({ name, bytes });
  if (!reading.ok) return { refusal: reading.refusal };
  const { invoice, caution, kind, mail } = reading;
  return {
    invoice: invoice && readingOf(sha256, invoice.invoice),
    caution,
    kind,
    mail: mail && factsOf(mail),
    parts: await partsOf(reading),
  };
}

function factsOf({ subject, from, date }: Mail): Verdict['mail'] {
  const cut = (text: string) => text.slice(0, fieldLimits.line);
  return { subject: cut(subject), from: cut(from), ...(date !== undefined && { date: dayInBelgium(new Date(date)) }) };
}

/**
 * Identifies the files in a mail or e-invoice, to recognise them among the sent documents: by their SHA-256; a HEIC
 * photo by the name of the JPG that the browser made of it, because only the browser knows the bytes of that JPG.
 */
async function partsOf(reading: Extract<DocumentOrMailReading, { ok: true }>): Promise<string[]> {
  return (await filesWithin(reading)).map(({ name, bytes }) =>
    isHeicName(name) && contentKind(bytes) !== 'jpeg' ? cleanFileName(convertedName(name)) : sha256Of(bytes),
  );
}

/** The verdict on a document: refused, or accepted with the e-invoice and the files in it */
type Verdict = v.InferOutput<typeof verdictSchema>;

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
async function cachedVerdict(store: ObjectStore, upload: NamedUpload): Promise<Verdict | undefined> {
  const kept = await ifReadable(readJson(store, keyOf(upload), cachedSchema));
  if (kept === undefined) return undefined;
  const { receivedAt, ...verdict } = kept.value;
  return Date.parse(upload.receivedAt) - Date.parse(receivedAt) < lifetimeMs ? verdict : undefined;
}

/** Caches a verdict beside the upload, for retries of the request. */
async function cacheVerdict(store: ObjectStore, { verdict, ...upload }: NamedUpload & { readonly verdict: Verdict }) {
  await store.write(keyOf(upload), jsonBody({ ...verdict, receivedAt: upload.receivedAt }));
}

/** The check depends on the content and on the type in the name. */
function keyOf({ upload, name }: NamedUpload): string {
  return storageKeys.verdict({ upload, type: documentExtension(name) ?? 'other' });
}
