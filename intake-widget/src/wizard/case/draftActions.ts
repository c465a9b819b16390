import { isBlank } from '@incasso/debts/Debt';
import { addDocuments, renameDocuments } from '../submission/changeDocuments';
import { isIdTaken } from '../submission/failures';
import { assignAt } from './assignAt';
import { fillEmpty } from './answerActions';
import { lengthProblems } from './problems';
import { emptyWizard, moveFocus } from './WizardContext';

export const draftActions = {
  /**
   * Restores a saved draft. What was typed meanwhile stays, unless the draft may have arrived: then it is restored as
   * sent.
   */
  restoreDraft: assignAt('draft.found', (context, { draft }) => {
    const debts = draft.mayHaveArrived || context.debts.every(isBlank) ? draft.debts : context.debts;
    const answers = draft.mayHaveArrived ? draft.answers : fillEmpty(context.answers, draft.answers);
    return {
      submissionId: draft.submissionId,
      draftKey: draft.draftKey,
      answers,
      prefilled: draft.prefilled,
      debts,
      problems: lengthProblems(answers),
      agreeToTerms: draft.agreeToTerms,
      mayHaveArrived: draft.mayHaveArrived,
      documents: addDocuments(context.documents, draft.documents),
      invoices: draft.invoices,
      isRestored: true,
      picking: draft.isPicking === true ? 'lost' : 'no',
    };
  }),
  /** Turns the draft into a new case with the same contents, and clears the failure of an id that is taken. */
  copyDraft: assignAt('draft.copied', (context, { next, documentIds }) => ({
    ...next,
    ...(context.failure && isIdTaken(context.failure) && { ...moveFocus(context), failure: undefined }),
    mayHaveArrived: false,
    documents: renameDocuments(context.documents, documentIds),
  })),
  discardDraft: assignAt('draft.discarded', (context, { next }) => ({
    ...emptyWizard(next),
    ...moveFocus(context),
    isKept: context.isKept,
  })),
  markUnkept: assignAt('draft.unkept', () => ({ isKept: false })),
};
