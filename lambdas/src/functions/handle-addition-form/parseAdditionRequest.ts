import { additionParts } from '@incasso/contract/addition';
import * as v from 'valibot';
import type { ApiRequest } from '../../http/ApiRequest';
import { mapResult, type Result } from '../../http/result/Result';
import { readForm, type SentForm } from '../../http/form/readForm';

/** A call that adds to a case: read, not yet cleaned or validated. Its submission id is not that of the case. */
export type ParsedAddition = SentForm & { readonly caseKey: string; readonly note: string };

const text = v.optional(v.string(), '');
const additionFields = { [additionParts.caseKey]: text, [additionParts.note]: text };

/** Reads the call of an addition. */
export function parseAdditionRequest(request: ApiRequest): Result<ParsedAddition> {
  return mapResult(readForm(request, additionFields), ({ fields, ...form }) => ({ ...form, ...fields }));
}
