import { fromCallback } from 'xstate';
import type { CheckCommand, DocumentChecked } from '../submission/changeDocuments';
import { checkDocument, type CheckTools } from './checkDocument';

/** Checks documents one after the other, in the order in which they were added, and each once. */
export function documentChecker(tools: CheckTools) {
  return fromCallback<CheckCommand>(({ receive, sendBack }) => {
    const asked = new Set<string>();
    let queue = Promise.resolve();
    receive(({ documents }) => {
      for (const document of documents) {
        const { id } = document;
        if (asked.has(id)) continue;
        asked.add(id);
        queue = queue.then(async () => {
          const verdict = await checkDocument(document, tools);
          sendBack({ type: 'document.checked', id, verdict } satisfies DocumentChecked);
        });
      }
    });
  });
}
