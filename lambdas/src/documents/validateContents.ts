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
import type { InvoiceReading } from '../submissions/InvoiceReading';
import { readingOf } from '../submissions/readingOf';
import { sha256Of } from '../submissions/digestOf';
import { uploadKey, type DocumentSource } from '../submissions/storeDocuments';
import { cacheVerdict, cachedVerdict, type Verdict } from './cachedVerdict';
import { cleanFileName } from '../sanitizing/cleanFileName';

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
