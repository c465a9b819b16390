import { additionParts } from '@incasso/contract/addition';
import { mapResult, type Result } from '../../results/Result';
import { readForm, type SentForm } from '../../sent-documents/readForm';

/** What the body of an addition says: read, neither cleaned nor judged. */
export type AdditionRequest = Omit<SentForm, 'text'> & { readonly caseKey: string; readonly note: string };

/** Reads the multipart body of an addition. */
export function parseAdditionRequest(contentType: string | undefined, body: Uint8Array): Result<AdditionRequest> {
  const form = readForm(contentType, body, Object.values(additionParts));
  return mapResult(form, ({ text, ...rest }) => ({
    ...rest,
    caseKey: text(additionParts.caseKey),
    note: text(additionParts.note),
  }));
}
