import * as v from 'valibot';
import { botSignals } from './botSignals';
import { sha256Schema } from '../forms/intakeRequest';

export const apiRoot = '/api';

export const apiPaths = {
  health: `${apiRoot}/health`,
  botChallenge: `${apiRoot}/bot-challenge`,
  uploadTickets: `${apiRoot}/upload-tickets`,
  intake: `${apiRoot}/handle-intake-form`,
  contact: `${apiRoot}/handle-contact-form`,
  addition: `${apiRoot}/handle-addition-form`,
} as const;

const documentsPath = `${apiRoot}/documents`;

export function documentPath(token: string): string {
  return `${documentsPath}/${token}`;
}

/** The query of the page's own link, which opens the document */
export const openDocumentQuery = { name: 'openen', value: 'ja' } as const;

export const apiRoutes = [
  { method: 'GET', path: apiPaths.health, function: 'health' },
  { method: 'GET', path: apiPaths.botChallenge, function: 'bot-challenge' },
  { method: 'POST', path: apiPaths.uploadTickets, function: 'upload-tickets' },
  { method: 'POST', path: apiPaths.intake, function: 'handle-intake-form' },
  { method: 'POST', path: apiPaths.contact, function: 'handle-contact-form' },
  { method: 'POST', path: apiPaths.addition, function: 'handle-addition-form' },
  { method: 'GET', path: `${documentsPath}/{token}`, function: 'open-document' },
] as const;

export type ApiRoute = (typeof apiRoutes)[number];
export type ApiFunctionName = ApiRoute['function'];

/** In lower case */
export const apiHeaders = {
  publicKey: 'x-public-key',
  submissionId: 'x-submission-id',
  /** Origin of the page that frames the caller, if the browser knows it. */
  framedBy: 'x-framed-by',
  /** Set by the edge; proves that a call came through it. */
  originVerify: 'x-origin-verify',
} as const;

/** Headers of a direct upload, in lower case. The upload link is signed for these and for the size. */
export const uploadHeaders = {
  type: 'content-type',
  /** `*`: never overwrite. */
  mustBeNew: 'if-none-match',
  /** SHA-256 of the bytes in base64. */
  checksum: 'x-amz-checksum-sha256',
} as const;

/** The actions for which a bot check token can be valid. */
export const botActions = ['contact_form', 'intake_form'] as const;
export type BotAction = (typeof botActions)[number];

/** HTTP statuses that allow a retry. A call without an answer may be retried too: API Gateway answers 500 for it. */
export const retryableStatuses: readonly number[] = [429, 502, 503, 504];

/** Retry rule of every call. Times in milliseconds. */
export const retryRule = {
  maxRetries: 3,
  firstDelayMs: 1000,
  maxDelayMs: 30_000,
  cacheLifetimeMs: 5 * 60_000,
} as const;

/** Validity of a token of the embedded bot check, counted from its challenge. In milliseconds. */
export const botTokenLifetimeMs = 20 * 60_000;

export const botChallengeSchema = v.object({
  parameters: v.record(v.string(), v.unknown()),
  signature: v.string(),
});

export type BotChallenge = v.InferOutput<typeof botChallengeSchema>;

/** Answer to a stored contact message. Time in ISO 8601. */
export const contactAnswerSchema = v.object({
  success: v.literal(true),
  data: v.object({ receivedAt: v.pipe(v.string(), v.isoTimestamp()) }),
});

export type ContactAnswer = v.InferOutput<typeof contactAnswerSchema>;

/** When a submission was stored, with its documents. Time in ISO 8601, sizes in bytes. */
const receivedEntries = {
  receivedAt: v.pipe(v.string(), v.isoTimestamp()),
  documents: v.array(v.object({ name: v.string(), size: v.number(), sha256: sha256Schema })),
};

export const intakeAnswerSchema = v.object({
  success: v.literal(true),
  data: v.object({
    ...receivedEntries,
    reference: v.string(),
    /** The partner's own reference, as it was stored; empty without one. */
    partnerReference: v.string(),
  }),
});

export type IntakeAnswer = v.InferOutput<typeof intakeAnswerSchema>;

/** Answer to a stored addition. It says nothing of the case: whoever has the link may send one. */
export const additionAnswerSchema = v.object({ success: v.literal(true), data: v.object(receivedEntries) });

export type AdditionAnswer = v.InferOutput<typeof additionAnswerSchema>;

/** Answer with upload links. Each is a PUT with exactly these headers until it expires (ISO 8601). */
export const uploadTicketsAnswerSchema = v.object({
  success: v.literal(true),
  data: v.object({
    tickets: v.array(
      v.union([
        v.object({
          sha256: sha256Schema,
          url: v.string(),
          headers: v.record(v.string(), v.string()),
          expiresAt: v.pipe(v.string(), v.isoTimestamp()),
        }),
        v.object({ sha256: sha256Schema, stored: v.literal(true) }),
      ]),
    ),
  }),
});

export type UploadTicketsAnswer = v.InferOutput<typeof uploadTicketsAnswerSchema>;

/** Request of the contact form. `formData` is validated by `contactMessageSchema`. */
export const contactRequestSchema = v.strictObject({
  formData: v.record(v.string(), v.unknown()),
  recaptchaToken: v.string(),
  ...botSignals,
});

export type ContactRequest = v.InferOutput<typeof contactRequestSchema>;
