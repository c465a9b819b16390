import type { EmbedCommand, EmbedMethods } from '@incasso/contract/embed/embedCommands';
import { embedElementName, embedQueueName } from '@incasso/contract/embed/embedNames';

declare global {
  /** Takes commands before and after the script is there (`docs/partners.md`). */
  var incassoIntake: { push(command: EmbedCommand): unknown } | undefined;
}

/**
 * Runs what was queued before the script came, and from now on what is pushed. Each command runs in a task of its own, so
 * that a faulty one stops no other. Returns how to try again those that found no element.
 */
export function startQueue(): () => void {
  const before: unknown = globalThis[embedQueueName];
  const waiting = new Set<EmbedCommand>(Array.isArray(before) ? before : []);

  const run = (command: EmbedCommand) => {
    const selector = (command[0] === 'prefill' ? command[2] : command[1]) ?? embedElementName;
    if (!waiting.delete(command)) return;
    const elements = [...document.querySelectorAll(selector)].filter(isIntake);
    if (elements.length === 0) waiting.add(command);
    for (const element of elements) {
      if (command[0] === 'prefill') element.prefill(command[1]);
      else element.reset();
    }
  };
  const runAll = () => {
    for (const command of waiting) setTimeout(run, 0, command);
  };
  globalThis[embedQueueName] = {
    push(command) {
      waiting.add(command);
      runAll();
    },
  };
  runAll();
  return runAll;
}

function isIntake(element: Element): element is Element & EmbedMethods {
  return 'prefill' in element;
}
