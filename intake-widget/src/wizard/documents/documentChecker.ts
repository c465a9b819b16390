import { fromCallback } from 'xstate';
import type { CheckCommand, DocumentChecked } from '../submission/changeDocuments';
import { checkStoredFile, type CheckPorts } from './checkStoredFile';

/** Checks documents one after the other, in the order in which they were added, and each once. */
export function documentChecker(ports: CheckPorts) {
  return fromCallback<CheckCommand>(({ receive, sendBack }) => {
    const asked = new Set<string>();
    let queue = Promise.resolve();
    receive(({ documents }) => {
      for (const { id } of documents) {
        if (asked.has(id)) continue;
        asked.add(id);
        queue = queue.then(async () => {
          const verdict = await checkStoredFile(id, ports);
          sendBack({ type: 'document.checked', id, verdict } satisfies DocumentChecked);
        });
      }
    });
  });
}
