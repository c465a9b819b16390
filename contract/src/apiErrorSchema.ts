import * as v from 'valibot';

/** Codes of `apiErrors` without the sentences: browsers read those from the answer and need not load them. */
const apiErrorCodes = [
  'malformed_request',
  'unknown_public_key',
  'origin_not_verified',
  'request_blocked',
  'submission_conflict',
  'submission_erased',
  'link_expired',
  'link_invalid',
  'link_revoked',
  'case_full',
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

/** An error body as browsers parse it. Any other body is a failure without a code. */
export const apiErrorSchema = v.object({
  success: v.literal(false),
  error: v.string(),
  code: v.string(),
  fields: v.optional(
    v.array(
      v.object({
        field: v.string(),
        code: v.string(),
        error: v.string(),
        document: v.optional(v.object({ index: v.number(), name: v.string() })),
      }),
    ),
  ),
});
