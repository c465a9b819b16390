import { writeDocumentLabels } from '@incasso/contract/documents/documentLabels';
import { intakeFields, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { requestLimits } from '@incasso/contract/limits';
import { includedDocuments } from './judgedDocuments';
import type { WizardContext } from './WizardContext';

type Submitted = Pick<WizardContext, 'answers' | 'documents'>;

/** Room for the names, the token and the boundaries of the multipart body. */
const overheadBytes = 16_000;

/**
 * The answers as they are sent: what the visitor said each document is stands before the explanation, where the staff
 * read it. It is left out where it would make the explanation too long.
 */
export function submittedAnswers({ answers, documents }: Submitted): IntakeAnswers {
  const labels = writeDocumentLabels(includedDocuments(documents));
  const explanation = [labels, answers.documents_info].filter((part) => part !== '').join('\n\n');
  const fits = explanation.length <= intakeFields.documents_info.maxLength;
  return fits ? { ...answers, documents_info: explanation } : answers;
}

/** Whether the submission is too large for one call, so that its documents are stored first. */
export function needsDirectUpload(submitted: Submitted): boolean {
  const documentBytes = includedDocuments(submitted.documents).reduce((sum, { size }) => sum + size, 0);
  const text = Object.values(submittedAnswers(submitted)).join('');
  const textBytes = new TextEncoder().encode(text).length;
  return documentBytes + textBytes + overheadBytes > requestLimits.maxInlineBytes;
}
