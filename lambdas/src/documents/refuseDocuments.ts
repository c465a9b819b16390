import type { DocumentRefusal } from '@incasso/contract/documents/documentRefusals';
import { documentError, type FieldError } from '@incasso/contract/errors';
import { accept, refuse, type Result } from '../Result';

/** The documents, or a refusal that lists each refused one by its index */
export function refuseDocuments<Document extends { readonly name: string }>(
  documents: readonly Document[],
  verdicts: readonly (DocumentRefusal | undefined)[],
): Result<readonly Document[]> {
  const fields = documents.flatMap(({ name }, index): FieldError[] => {
    const refusal = verdicts[index];
    return refusal === undefined ? [] : [documentError({ index, name }, refusal)];
  });
  const [first] = fields;
  return first === undefined ? accept(documents) : refuse('document_refused', { fields, reason: first.code });
}
