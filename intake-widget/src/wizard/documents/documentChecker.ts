import { fromCallback } from 'xstate';
import type { CheckCommand, WizardEvent } from '../machine/WizardEvent';
import { checkDocument, type CheckTools } from './checkDocument';

/** Checks documents one after the other, in the order in which they were added. */
export function documentChecker(tools: CheckTools) {
  return fromCallback<CheckCommand>(({ receive, sendBack }) => {
    let queue = Promise.resolve();
    receive(({ documents }) => {
      for (const { id } of documents) {
        queue = queue.then(async () => {
          const verdict = await checkDocument(id, tools);
          sendBack({ type: 'document.checked', id, verdict } satisfies WizardEvent);
        });
      }
    });
  });
}
