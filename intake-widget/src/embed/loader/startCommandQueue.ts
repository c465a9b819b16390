import type { EmbedMethods, QueuedCommand } from '@incasso/contract/embed/embedCommands';
import { embedQueueName } from '@incasso/contract/embed/embedNames';

declare global {
  /** Takes commands before and after the script is there (`docs/partners.md`). */
  var incassoIntake: { push(command: QueuedCommand): unknown } | undefined;
}

/**
 * Runs what was queued before the script came, and from now on what is pushed. Each command runs in a task of its own,
 * so that a faulty one stops no other. Returns how to try again those that found no element. The elements are given:
 * none in a shadow tree is found by the document.
 */
export function startCommandQueue(shown: Iterable<Element & EmbedMethods>): () => void {
  const before: unknown = globalThis[embedQueueName];
  const waiting = new Set<QueuedCommand>(Array.isArray(before) ? before : []);

  const run = (command: QueuedCommand) => {
    const last = command.slice(1).pop();
    if (!waiting.delete(command)) return;
    const elements = [...shown].filter((element) => typeof last !== 'string' || element.matches(last));
    if (elements.length === 0) waiting.add(command);
    for (const element of elements) execute(command, element);
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

function execute(command: QueuedCommand, element: EmbedMethods): void {
  switch (command[0]) {
    case 'prefill':
      element.prefill(command[1]);
      return;
    case 'add':
      element.add(command[1]);
      return;
    case 'reset':
      element.reset();
  }
}
