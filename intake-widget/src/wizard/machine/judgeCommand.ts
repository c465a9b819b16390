import type { UnreadDocument, WizardContext } from './WizardContext';
import type { JudgeCommand, WizardEvent } from './WizardEvent';

/**
 * What the judge is asked at an event: to read the documents that it brings. A copied draft has its documents under
 * other ids, under which those that were not read yet are asked for anew.
 */
export function judgeCommand({ documents }: WizardContext, event: WizardEvent): JudgeCommand {
  return { type: 'judge', documents: broughtDocuments(documents, event) };
}

function broughtDocuments(documents: WizardContext['documents'], event: WizardEvent): readonly UnreadDocument[] {
  if (event.type === 'documents.added') return event.documents;
  if (event.type === 'draft.copied') return documents.filter(({ verdict }) => verdict === undefined);
  return event.type === 'draft.found' ? event.draft.documents : [];
}
