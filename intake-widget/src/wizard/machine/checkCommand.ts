import type { UnreadDocument, WizardContext } from './WizardContext';
import type { CheckCommand, WizardEvent } from './WizardEvent';

/**
 * What the check is asked at an event: to read the documents that it brings. A copied draft has its documents under
 * other ids, under which those that were not read yet are asked for anew.
 */
export function checkCommand({ documents }: WizardContext, event: WizardEvent): CheckCommand {
  return { type: 'check', documents: broughtDocuments(documents, event) };
}

function broughtDocuments(documents: WizardContext['documents'], event: WizardEvent): readonly UnreadDocument[] {
  if (event.type === 'documents.added') return event.documents;
  if (event.type === 'draft.copied') return documents.filter(({ verdict }) => verdict === undefined);
  return event.type === 'draft.found' ? event.draft.documents : [];
}
