import { withAnswer, withFormatted, withFound, withTerms } from './answers';
import { withDraft, withOtherIds } from './draft';
import { withAdded, withKind, without, withVerdict } from './judgedDocuments';
import { emptyWizard, ledOn, type UnreadDocument, type WizardContext, type WizardDocument } from './WizardContext';
import type { DeskCommand, WizardEvent } from './WizardEvent';

/** What an event changes of the wizard's contents. */
export function changed(context: WizardContext, event: WizardEvent): Partial<WizardContext> {
  switch (event.type) {
    case 'answer.changed':
      return withAnswer(context, event.name, event.value);
    case 'answer.left':
      return withFormatted(context, event.name);
    case 'answers.found':
      return { answers: withFound(context.answers, event.answers) };
    case 'terms.changed':
      return withTerms(context, event.isAgreed);
    case 'documents.added':
      return withOtherDocuments(withAdded(context.documents, event.documents));
    case 'document.labelled':
      return withOtherDocuments(withKind(context.documents, event.id, event.kind));
    case 'document.removed':
      return withOtherDocuments(without(context.documents, event.id));
    case 'document.judged':
      return { documents: withVerdict(context.documents, event.id, event.verdict) };
    case 'draft.found':
      return withDraft(context, event.draft);
    case 'draft.copied':
      return withOtherIds(context, event.nextSubmissionId, event.documentIds);
    case 'draft.unkept':
      return { isKept: false };
    case 'draft.discarded':
      return { ...emptyWizard(event.nextSubmissionId), ...ledOn(context), isKept: context.isKept };
    case 'step.completed':
    case 'step.returned':
    case 'submission.requested':
    case 'submission.cancelled':
      return {};
  }
}

/** Other documents are another content than what may have been sent before. */
function withOtherDocuments(documents: readonly WizardDocument[]): Partial<WizardContext> {
  return { documents, isArrivalUnknown: false };
}

/**
 * What the desk is asked at an event: to read the documents that it brings. A copied draft has its documents under other
 * ids, under which those that were not read yet are asked for anew.
 */
export function judgeCommand({ documents }: WizardContext, event: WizardEvent): DeskCommand {
  return { type: 'judge', documents: unreadDocuments(documents, event) };
}

function unreadDocuments(documents: readonly WizardDocument[], event: WizardEvent): readonly UnreadDocument[] {
  if (event.type === 'documents.added') return event.documents;
  if (event.type === 'draft.copied') return documents.filter(({ verdict }) => verdict === undefined);
  return event.type === 'draft.found' ? event.draft.documents : [];
}
