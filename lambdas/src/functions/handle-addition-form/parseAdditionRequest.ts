import { additionParts } from '@incasso/contract/addition';
import { submissionIdSchema } from '@incasso/contract/intakeRequest';
import * as v from 'valibot';
import type { ApiRequest } from '../../http/ApiRequest';
import { mapResult, type Result } from '../../Result';
import { readForm, type SentForm } from '../../http/form/readForm';

/** A request to add to a case: parsed, not yet cleaned or validated. */
export type ParsedAddition = SentForm & { readonly caseId: string; readonly note: string };

const additionFields = {
  [additionParts.caseId]: submissionIdSchema,
  [additionParts.note]: v.optional(v.string(), ''),
};

export function parseAdditionRequest(request: ApiRequest): Result<ParsedAddition> {
  return mapResult(readForm(request, additionFields), ({ fields, ...form }) => ({ ...form, ...fields }));
}
