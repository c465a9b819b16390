import { fromCallback } from 'xstate';
import type { CheckCommand, DocumentChecked } from '../submission/changeDocuments';
import type { UnreadDocument } from '../submission/WizardDocument';
import { checkStoredFile, type CheckPorts } from './checkStoredFile';

/** Checks documents one by one, in the order in which they were added, each once. */
export function documentChecker(ports: CheckPorts) {
  return fromCallback<CheckCommand>(({ receive, sendBack }) => {
    const asked = new Set<string>();
    let queue = Promise.resolve();
    receive(({ documents }) => {
      for (const document of documents) {
        const { id, leftWithin } = document;
        if (asked.has(id)) continue;
        asked.add(id);
        queue = queue.then(async () => {
          const { found, ...verdict } = await checkStoredFile(document, ports);
          const within =
            found === undefined || leftWithin !== undefined ? {} : { found: await storeFound(id, found, ports) };
          sendBack({ type: 'document.checked', id, verdict, ...within } satisfies DocumentChecked);
        });
      }
    });
  });
}

/** Stores the files found inside another, under ids derived from its id. */
async function storeFound(id: string, found: readonly File[], { files }: CheckPorts): Promise<UnreadDocument[]> {
  const documents = found.map((file, index) => ({
    document: { id: `${id}-${index + 1}`, name: file.name, size: file.size, kind: undefined, partOf: id },
    file,
  }));
  await Promise.all(documents.map(({ document, file }) => files.put(document.id, file)));
  return documents.map(({ document }) => document);
}
