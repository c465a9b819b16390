import { addDocuments } from './addDocuments';
import { assignAt } from './assignAt';
import { fillEmpty } from './fillEmpty';
import { emptyWizard, moveFocus } from './WizardContext';

/** What becomes of the draft. */
export const draftActions = {
  /**
   * A draft of before comes back. What was typed meanwhile stays, unless the draft may have arrived already: then it
   * is asked for as it was sent.
   */
  restoreDraft: assignAt('draft.found', ({ answers, documents }, { draft }) => ({
    submissionId: draft.submissionId,
    answers: draft.isArrivalUnknown ? draft.answers : fillEmpty(answers, draft.answers),
    agreeToTerms: draft.agreeToTerms,
    isArrivalUnknown: draft.isArrivalUnknown,
    documents: addDocuments(documents, draft.documents),
    invoices: draft.invoices,
    isRestored: true,
  })),
  openDraft: assignAt('draft.opened', (context, { draft }) => ({
    ...emptyWizard(draft.submissionId),
    ...moveFocus(context),
    answers: draft.answers,
    invoices: draft.invoices,
    documents: addDocuments([], draft.documents),
    isKept: context.isKept,
  })),
  /** The draft becomes a case of its own, with the same contents. */
  copyDraft: assignAt('draft.copied', ({ documents }, { nextSubmissionId, documentIds }) => ({
    submissionId: nextSubmissionId,
    isArrivalUnknown: false,
    documents: documents.map((document) => ({ ...document, id: documentIds[document.id] ?? document.id })),
  })),
  discardDraft: assignAt('draft.discarded', (context, { nextSubmissionId }) => ({
    ...emptyWizard(nextSubmissionId, context.isAddition),
    ...moveFocus(context),
    isKept: context.isKept,
  })),
  markUnkept: assignAt('draft.unkept', () => ({ isKept: false })),
};
