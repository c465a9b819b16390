import { additionParts } from '@incasso/contract/addition';
import * as v from 'valibot';
import type { ApiRequest } from '../../http/ApiRequest';
import { mapResult, type Result } from '../../results/Result';
import { readForm, type SentForm } from '../../sent-documents/readForm';

/** What a call that adds to a case says: read, neither cleaned nor judged. Its submission id is the addition's own. */
export type AdditionRequest = SentForm & { readonly caseKey: string; readonly note: string };

const text = v.optional(v.string(), '');
const additionFields = { [additionParts.caseKey]: text, [additionParts.note]: text };

/** Reads the call of an addition. */
export function parseAdditionRequest(request: ApiRequest): Result<AdditionRequest> {
  return mapResult(readForm(request, additionFields), ({ fields, ...form }) => ({ ...form, ...fields }));
}
