import type { EmbedMethods, QueuedCommand } from '@incasso/contract/embed/embedCommands';
import { embedQueueName } from '@incasso/contract/embed/embedNames';

declare global {
  /** Accepts commands before and after the script loads (`docs/partners.md`). */
  var incassoIntake: { push(command: QueuedCommand): unknown } | undefined;
}

/**
 * Runs the commands queued before the script loaded, and from then on those that are pushed. Each command runs in its
 * own task, so that one that throws does not stop the others. Returns a function that retries those that found no
 * element. The elements are a parameter because the document cannot query inside shadow trees.
 */
export function startCommandQueue(shown: Iterable<Element & EmbedMethods>): () => void {
  const before: unknown = globalThis[embedQueueName];
  const waiting = new Set<QueuedCommand>(Array.isArray(before) ? before : []);

  const run = (command: QueuedCommand) => {
    const last = command.slice(1).pop();
    if (!waiting.delete(command)) return;
    const elements = [...shown].filter((element) => typeof last !== 'string' || element.matches(last));
    if (elements.length === 0) waiting.add(command);
    for (const element of elements) Reflect.apply(element[command[0]], element, command.slice(1));
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
