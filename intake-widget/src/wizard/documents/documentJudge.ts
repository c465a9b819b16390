import { documentLimits } from '@incasso/contract/limits';
import { fromCallback } from 'xstate';
import type { DocumentVerdict } from '../machine/WizardContext';
import type { JudgeCommand, WizardEvent } from '../machine/WizardEvent';
import type { DocumentReader } from './createDocumentReader';
import type { FileStore } from './FileStore';

/** A file that takes longer than this to read is left to the server to judge. In milliseconds. */
const readingTimeLimitMs = 60_000;

/** Judges documents one after the other, in the order in which they were added. */
export function documentJudge(files: FileStore, read: DocumentReader['readDocument']) {
  return fromCallback<JudgeCommand>(({ receive, sendBack }) => {
    let queue = Promise.resolve();
    receive(({ documents }) => {
      for (const { id } of documents) {
        queue = queue.then(async () => {
          const file = await files.get(id);
          const verdict = file === undefined ? { refusal: 'lost' as const } : await judge(file, read);
          sendBack({ type: 'document.judged', id, verdict } satisfies WizardEvent);
        });
      }
    });
  });
}

async function judge(file: File, read: DocumentReader['readDocument']): Promise<DocumentVerdict> {
  if (file.size === 0) return { refusal: 'empty' };
  if (file.size > documentLimits.maxBytes) return { refusal: 'too_large' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeLimit = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), readingTimeLimitMs);
  });
  const verdict = await Promise.race([read(file), timeLimit]);
  clearTimeout(timer);
  return verdict ?? {};
}
