import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { requestLimits } from '@incasso/contract/limits';
import { needsDirectUpload, submittedAnswers } from './submittedAnswers';
import type { WizardDocument } from './WizardContext';

function documentOf(changes: Partial<WizardDocument> = {}): WizardDocument {
  const verdict = { sha256: 'a'.repeat(64) };
  return { id: 'invoice', name: 'factuur.pdf', size: 1000, kind: 'invoice', verdict, ...changes };
}

const answers = { ...emptyIntakeAnswers(), documents_info: 'Zie bijlage.' };

test('what the visitor said of each accepted document stands before the explanation', () => {
  const documents = [
    documentOf(),
    documentOf({ id: 'other', name: 'scan.pdf', kind: undefined, verdict: { sha256: 'b'.repeat(64) } }),
    documentOf({ id: 'refused', name: 'macro.docx', kind: 'terms', verdict: { refusal: 'macros' } }),
  ];

  expect(submittedAnswers({ answers, documents })).toEqual({
    ...answers,
    documents_info: 'Factuur: factuur.pdf\n\nZie bijlage.',
  });
});

test('without labels the explanation is the visitor’s own', () => {
  expect(submittedAnswers({ answers, documents: [documentOf({ kind: undefined })] })).toEqual(answers);
});

test('labels never make the explanation too long to be accepted', () => {
  const long = { ...answers, documents_info: 'x'.repeat(4990) };

  expect(submittedAnswers({ answers: long, documents: [documentOf()] })).toEqual(long);
});

test('documents go along up to the limit of a call, refused ones not counted, and are stored first past it', () => {
  const sized = (size: number) => needsDirectUpload({ answers, documents: [documentOf({ size })] });
  const refused = documentOf({ size: 9_000_000, verdict: { refusal: 'macros' } });

  expect(sized(requestLimits.maxInlineBytes - 20_000)).toBe(false);
  expect(sized(requestLimits.maxInlineBytes - 1000)).toBe(true);
  expect(needsDirectUpload({ answers, documents: [refused] })).toBe(false);
});
