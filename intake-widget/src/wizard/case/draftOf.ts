import { intakeFieldNames } from '@incasso/contract/intakeFields';
import { isBlank } from '@incasso/debts/Debt';
import { unreadOf } from '../submission/changeDocuments';
import { isAsPrefilled } from './answerActions';
import type { WizardDraft } from './WizardDraft';
import { stepNumberOf, type WizardSnapshot } from './WizardSnapshot';

/** The draft of a wizard; `undefined` while it has nothing of the visitor, and once the case is stored. */
export function draftOf(snapshot: WizardSnapshot): WizardDraft | undefined {
  if (snapshot.hasTag('succeeded')) return undefined;
  const { context } = snapshot;
  const { submissionId, draftKey, answers, prefilled, debts, agreeToTerms, mayHaveArrived, invoices, documents } =
    context;
  const step = stepNumberOf(snapshot);
  const isUntouched =
    step === 1 &&
    documents.length === 0 &&
    !agreeToTerms &&
    debts.every(isBlank) &&
    intakeFieldNames.every((name) => isAsPrefilled(context, name));
  if (isUntouched) return undefined;
  return {
    submissionId,
    draftKey,
    answers,
    prefilled,
    debts,
    agreeToTerms,
    mayHaveArrived,
    isSending: snapshot.hasTag('submitting') || undefined,
    invoices,
    isPicking: context.picking !== 'no' || undefined,
    step,
    documents: documents.map(unreadOf),
  };
}

/** Whether this visit began a draft, which the browser keeps and the visitor can wipe now. */
export function isDraftNew(snapshot: WizardSnapshot): boolean {
  const { isKept, isRestored } = snapshot.context;
  return isKept && !isRestored && !snapshot.hasTag('submitting') && draftOf(snapshot) !== undefined;
}
