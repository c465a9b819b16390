import { isBlank } from '@incasso/debts/Debt';
import { unreadOf } from '../submission/changeDocuments';
import type { WizardDraft } from './WizardDraft';
import { stepNumberOf, type WizardSnapshot } from './WizardSnapshot';

/** The draft of a wizard; `undefined` while it is empty and once the case is stored. */
export function draftOf(snapshot: WizardSnapshot): WizardDraft | undefined {
  if (snapshot.hasTag('succeeded')) return undefined;
  const { submissionId, draftKey, answers, debts, agreeToTerms, mayHaveArrived, invoices, documents } =
    snapshot.context;
  const isEmpty =
    documents.length === 0 &&
    !agreeToTerms &&
    debts.every(isBlank) &&
    Object.values(answers).every((answer) => answer === '');
  if (isEmpty) return undefined;
  return {
    submissionId,
    draftKey,
    answers,
    debts,
    agreeToTerms,
    isArrivalUnknown: mayHaveArrived,
    invoices,
    isPicking: snapshot.context.picking !== 'no' || undefined,
    step: stepNumberOf(snapshot),
    documents: documents.map(unreadOf),
  };
}

/** Whether this visit began a draft, which the browser keeps and the visitor can wipe now. */
export function isDraftNew(snapshot: WizardSnapshot): boolean {
  const { isKept, isRestored } = snapshot.context;
  return isKept && !isRestored && !snapshot.hasTag('submitting') && draftOf(snapshot) !== undefined;
}
