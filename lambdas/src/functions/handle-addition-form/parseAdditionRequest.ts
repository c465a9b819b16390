import { additionParts } from '@incasso/contract/addition';
import * as v from 'valibot';
import type { ApiRequest } from '../../http/ApiRequest';
import { mapResult, type Result } from '../../http/result/Result';
import { readForm, type SentForm } from '../../http/form/readForm';

/** A request to add to a case: parsed, not yet cleaned or validated. Its submission id is not the case's. */
export type ParsedAddition = SentForm & { readonly caseKey: string; readonly note: string };

const text = v.optional(v.string(), '');
const additionFields = { [additionParts.caseKey]: text, [additionParts.note]: text };

export function parseAdditionRequest(request: ApiRequest): Result<ParsedAddition> {
  return mapResult(readForm(request, additionFields), ({ fields, ...form }) => ({ ...form, ...fields }));
}
