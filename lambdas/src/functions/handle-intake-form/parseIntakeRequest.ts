import { intakeFieldNames, mapFields } from '@incasso/contract/intakeFields';
import { intakeParts } from '@incasso/contract/intakeRequest';
import { mapResult, type Result } from '../../results/Result';
import { readForm } from '../../sent-documents/readForm';
import type { IntakeRequest } from './IntakeRequest';

/** Reads the multipart body of an intake request (specification, section 7). */
export function parseIntakeRequest(contentType: string | undefined, body: Uint8Array): Result<IntakeRequest> {
  const form = readForm(contentType, body, [...intakeFieldNames, intakeParts.agreeToTerms]);
  return mapResult(form, ({ text, ...rest }) => ({
    ...rest,
    answers: mapFields(text),
    agreesToTerms: text(intakeParts.agreeToTerms) === 'true',
  }));
}
