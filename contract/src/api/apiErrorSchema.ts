import * as v from 'valibot';

/** Codes of `apiErrors` without the sentences: browsers read those from the answer and need not load them. */
const apiErrorCodes = [
  'malformed_request',
  'unknown_public_key',
  'origin_not_verified',
  'submission_conflict',
  'submission_erased',
  'link_expired',
  'link_revoked',
  'request_too_large',
  'unsupported_media_type',
  'bot_check_failed',
  'terms_not_accepted',
  'invalid_fields',
  'document_refused',
  'too_many_requests',
  'internal_error',
  'unavailable',
] as const;

export type ApiErrorCode = (typeof apiErrorCodes)[number];

export function isApiErrorCode(code: string): code is ApiErrorCode {
  return apiErrorCodes.some((known) => known === code);
}

/** The case that arrived under the same id, with other content. Time in ISO 8601. */
const arrivedSchema = v.object({ reference: v.string(), receivedAt: v.pipe(v.string(), v.isoTimestamp()) });

export type ArrivedCase = v.InferOutput<typeof arrivedSchema>;

/** One invalid field. For `documents` also which one: its index in the request, from 0, and its name. */
const refusedFieldSchema = v.object({
  field: v.string(),
  code: v.string(),
  error: v.string(),
  document: v.exactOptional(v.object({ index: v.number(), name: v.string() })),
});

export type RefusedField = v.InferOutput<typeof refusedFieldSchema>;

/** An error body as browsers parse it. Any other body is a failure without a code. */
export const apiErrorSchema = v.object({
  success: v.literal(false),
  /** Dutch, for visitors. */
  error: v.string(),
  code: v.string(),
  /** With `submission_conflict`, for the draft that sent the case: what arrived. */
  arrived: v.exactOptional(arrivedSchema),
  fields: v.exactOptional(v.pipe(v.array(refusedFieldSchema), v.readonly())),
});

export type ApiErrorBody = v.InferOutput<typeof apiErrorSchema>;
