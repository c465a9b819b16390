import { CallError } from '@incasso/contract/browser/api/CallFailure';
import { documentRefusals, type DocumentRefusal } from '@incasso/contract/documentRefusals';
import { messages } from '@incasso/contract/messages';
import { acceptedDocuments } from './judgedDocuments';
import { isIntakeField } from './problems';
import type { WizardDocument, WizardFailure, WizardProblems } from './WizardContext';

/** The catalogue's message for a failure (specification, section 8). */
export function failureMessage(failure: WizardFailure): string {
  const isUnproven = failure.kind === 'unproven' || (failure.kind === 'refused' && failure.code === 'bot_check_failed');
  return isUnproven ? messages.botCheckFailed : messages.intakeFailed;
}

/** The failure that `sendSubmission` rejected with. */
export function failureFrom(error: unknown): WizardFailure {
  return error instanceof CallError ? error.failure : { kind: 'unreachable' };
}

/** The fields that the server found at fault, in its words. */
export function refusedFields(failure: WizardFailure): WizardProblems {
  if (failure.kind !== 'refused') return {};
  const problems: WizardProblems = {};
  for (const { field, error } of failure.fields) if (isIntakeField(field)) problems[field] = error;
  if (failure.code === 'terms_not_accepted') problems.agreeToTerms = messages.termsNotAccepted;
  return problems;
}

/** The documents, with the refusals that the server gave to some of those that were sent. */
export function withRefusals(documents: readonly WizardDocument[], failure: WizardFailure): readonly WizardDocument[] {
  if (failure.kind !== 'refused') return documents;
  const sent = acceptedDocuments(documents);
  const refusals = new Map<string | undefined, DocumentRefusal>();
  for (const { document, code } of failure.fields) {
    if (document !== undefined && isDocumentRefusal(code)) refusals.set(sent[document.index]?.id, code);
  }
  return documents.map((document) => {
    const refusal = refusals.get(document.id);
    return refusal === undefined ? document : { ...document, verdict: { ...document.verdict, refusal } };
  });
}

function isDocumentRefusal(code: string): code is DocumentRefusal {
  return Object.hasOwn(documentRefusals, code);
}
