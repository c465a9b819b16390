import type { ApiErrorBody, ApiErrorCode, ArrivedCase, RefusedField } from './apiErrorSchema';
import type { DocumentRefusal } from '../documents/documentRefusals';
import { refusalInWords } from '../documents/refusalInWords';
import { fieldProblems, type FieldProblem } from '../forms/fieldProblems';
import { intakeParts } from '../forms/intakeRequest';
import { messages } from '../messages';

/**
 * Every error of the API and of the firewall: its HTTP status and the Dutch sentence for visitors. None is a 404: the
 * edge would replace it with its error page.
 */
export const apiErrors = {
  malformed_request: {
    status: 400,
    text: 'Wat u verzond, kwam niet goed aan. Herlaad de pagina en probeer het opnieuw.',
  },
  unknown_public_key: {
    status: 401,
    text: 'Dit formulier is niet langer geldig. Gebruik het formulier op onze website of bel ons.',
  },
  origin_not_verified: {
    status: 401,
    text: 'Dit formulier werd niet via onze website verzonden. Herlaad de pagina of bel ons.',
  },
  submission_conflict: {
    status: 409,
    text: 'Dit is al aangekomen. Wat u daarna wijzigde, is niet verzonden.',
  },
  submission_erased: {
    status: 410,
    text: 'Wat u eerder verzond, is op vraag gewist en kan niet meer gewijzigd worden.',
  },
  link_expired: { status: 410, text: 'Deze link is verlopen of bestaat niet meer.' },
  link_revoked: { status: 410, text: 'Via deze link kunt u niets meer toevoegen. Bel of mail ons.' },
  request_too_large: {
    status: 413,
    text: 'Samen is dit te groot. Verwijder enkele documenten en probeer het opnieuw.',
  },
  unsupported_media_type: {
    status: 415,
    text: 'Wat u verzond, kwam niet goed aan. Herlaad de pagina of bel ons.',
  },
  bot_check_failed: { status: 422, text: messages.botCheckFailed },
  terms_not_accepted: { status: 422, text: messages.termsNotAccepted },
  invalid_fields: { status: 422, text: messages.requiredFieldsMissing },
  document_refused: {
    status: 422,
    text: 'Een van uw documenten is geweigerd. De reden staat bij het document; vervang of verwijder het.',
  },
  too_many_requests: { status: 429, text: 'U probeert het te snel na elkaar. Wacht even en probeer het opnieuw.' },
  internal_error: { status: 500, text: 'Er ging iets mis aan onze kant. Probeer het zo meteen opnieuw.' },
  unavailable: { status: 503, text: 'De dienst is even niet bereikbaar. Probeer het zo meteen opnieuw.' },
} as const satisfies Record<ApiErrorCode, { status: number; text: string }>;

export type FieldError = RefusedField & { readonly code: FieldProblem | DocumentRefusal };

type ApiError = ApiErrorBody & { readonly code: ApiErrorCode };

type ErrorDetails = { readonly fields?: readonly FieldError[]; readonly arrived?: ArrivedCase | undefined };

export function apiError(code: ApiErrorCode, { fields = [], arrived }: ErrorDetails = {}): ApiError {
  return {
    success: false,
    error: errorText(code, fields),
    code,
    ...(fields.length > 0 && { fields }),
    ...(arrived !== undefined && { arrived }),
  };
}

/** If no required field is empty, the text is the message of the first invalid field. */
function errorText(code: ApiErrorCode, fields: readonly FieldError[]): string {
  const isFilledWrongly = code === 'invalid_fields' && fields.every((field) => field.code !== 'required');
  return (isFilledWrongly ? fields[0]?.error : undefined) ?? apiErrors[code].text;
}

export function fieldError(field: string, code: FieldProblem): FieldError {
  return { field, code, error: fieldProblems[code] };
}

export function documentError(document: NonNullable<FieldError['document']>, code: DocumentRefusal): FieldError {
  const error = refusalInWords(code, document.name);
  return { field: intakeParts.documents, code, error, document };
}
