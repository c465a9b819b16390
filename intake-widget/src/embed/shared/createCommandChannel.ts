import type { PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { EmbedCommand } from '@incasso/contract/embed/embedCommands';

/**
 * Passes the page's commands on to those who listen. What is handed over before anyone does waits for the first, but
 * for what the page fills in: that is read when listening begins.
 */
export function createCommandChannel(): Pick<PartnerPage, 'listen'> & { command: (command: EmbedCommand) => void } {
  const listeners = new Set<(command: EmbedCommand) => void>();
  let unheard: EmbedCommand[] = [];
  return {
    command(command) {
      if (command.type === 'reset') unheard = [];
      if (command.type !== 'prefill' && listeners.size === 0) unheard.push(command);
      for (const listener of listeners) listener(command);
    },
    listen(listener) {
      listeners.add(listener);
      for (const command of unheard) listener(command);
      unheard = [];
      return () => listeners.delete(listener);
    },
  };
}
