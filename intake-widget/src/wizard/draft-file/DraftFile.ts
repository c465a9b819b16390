import * as v from 'valibot';
import { draftKeySchema, revisionSchema } from '@incasso/contract/draft';
import { documentLimits } from '@incasso/contract/limits';
import { documentKindSchema, keptInvoicesSchema } from '../draft/keptDraft';
import { keptAnswersSchema, submissionIdSchema } from '@incasso/contract/intakeRequest';

/** Ends the name of a draft file: it is one of age's (https://age-encryption.org). */
export const draftFileExtension = '.age';

/** The version of the format that is written; what is of a later one is not read. */
export const draftFileVersion = 1;

/** The shortest passphrase that a file is locked with, in characters. */
export const minPassphraseLength = 12;

/** scrypt's N as a power of two: 128 MB of memory for each guess at a passphrase. */
export const scryptWorkFactor = 17;

/** A file that asks for more of a device than this is not ours. */
export const maxScryptWorkFactor = 18;

/** The most that the first line may weigh: answers, names of documents, and what e-invoices filled in. In bytes. */
export const maxDraftLineBytes = 1024 * 1024;

/** What age adds: its header, and 16 bytes to each 64 KiB. In bytes. */
const maxLockBytes = 1024 + (documentLimits.maxTotalBytes / 65_536 + 32) * 16;

/** The most that a draft file may weigh. In bytes. */
export const maxDraftFileBytes = documentLimits.maxTotalBytes + maxDraftLineBytes + Math.ceil(maxLockBytes);

/** Tells a draft file of ours, of whatever version, from anything else. */
export const draftFileMarkSchema = v.object({ format: v.literal('aanvraag'), version: v.number() });

/**
 * The first line of what is locked, as JSON: what a draft holds beside its files. The agreement is not in it: who opens
 * it agrees to the terms themselves.
 */
export const draftFileSchema = v.object({
  ...draftFileMarkSchema.entries,
  version: v.literal(draftFileVersion),
  answers: keptAnswersSchema,
  invoices: v.optional(keptInvoicesSchema),
  /** Of a draft that was sent: who sends it from the file repeats or changes that case, and makes no second one. */
  sent: v.optional(v.object({ submissionId: submissionIdSchema, draftKey: draftKeySchema, revision: revisionSchema })),
  /** In the order in which their bytes follow, without anything between them. Sizes in bytes. */
  documents: v.pipe(
    v.array(
      v.pipe(
        v.object({
          name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(documentLimits.maxSentNameLength)),
          size: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(documentLimits.maxBytes)),
          kind: documentKindSchema,
        }),
        v.transform(({ name, size, kind }) => ({ name, size, kind })),
      ),
    ),
    v.maxLength(documentLimits.maxCount),
  ),
});

/** A draft with its files, in the order of its documents. */
export type DraftFile = Omit<v.InferOutput<typeof draftFileSchema>, 'format' | 'version' | 'documents'> & {
  readonly documents: readonly { readonly file: File; readonly kind: v.InferOutput<typeof documentKindSchema> }[];
};

/** Why a draft file cannot be opened; `unavailable` where this browser cannot do it at all. */
export type DraftFileRefusal = 'foreign' | 'newer' | 'too_large' | 'wrong_passphrase' | 'damaged' | 'unavailable';

export type DraftFileResult =
  | { readonly ok: true; readonly draft: DraftFile }
  | { readonly ok: false; readonly refusal: DraftFileRefusal };
