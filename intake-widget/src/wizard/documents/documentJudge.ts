import { fromCallback } from 'xstate';
import type { JudgeCommand, WizardEvent } from '../machine/WizardEvent';
import { judgeDocument, type JudgeTools } from './judgeDocument';

/** Judges documents one after the other, in the order in which they were added. */
export function documentJudge(tools: JudgeTools) {
  return fromCallback<JudgeCommand>(({ receive, sendBack }) => {
    let queue = Promise.resolve();
    receive(({ documents }) => {
      for (const { id } of documents) {
        queue = queue.then(async () => {
          const verdict = await judgeDocument(id, tools);
          sendBack({ type: 'document.judged', id, verdict } satisfies WizardEvent);
        });
      }
    });
  });
}
