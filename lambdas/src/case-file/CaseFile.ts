import { documentKinds, isDocumentKind } from '@incasso/contract/documents/documentKinds';
import { intakeField, mapFields } from '@incasso/contract/intakeFields';
import * as v from 'valibot';
import { intakeEntries, storedDocumentSchema, submissionEntries } from '../submissions/SubmissionRecord';

const kinds = Object.keys(documentKinds).filter(isDocumentKind);

const answersSchema = v.object(
  mapFields((name) => {
    const { label, maxLength } = intakeField(name);
    return v.pipe(v.string(), v.maxLength(maxLength), v.description(`What the visitor answered to ‘${label}’.`));
  }),
);

const caseDocumentSchema = v.object({
  kind: v.pipe(
    v.picklist(kinds),
    v.description('What it is: read as an e-invoice, said by the visitor, or else told by its name.'),
  ),
  ...storedDocumentSchema.entries,
});

/**
 * What `cases/{submissionId}.json` holds, and the file that goes along with the staff's mail: a case as other systems
 * take it in. `docs/case-file.md` is made from it. Something new is optional to those who read it; whatever else
 * changes is another version.
 */
export const caseFileSchema = v.object({
  version: v.pipe(v.literal(1), v.description('Of this format.')),
  ...submissionEntries,
  answers: v.pipe(answersSchema, v.description('What the visitor typed. Empty texts where nothing was answered.')),
  documents: v.pipe(v.array(caseDocumentSchema), v.description('In the visitor’s order.')),
  ...intakeEntries,
});

export type CaseFile = v.InferOutput<typeof caseFileSchema>;
