import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import type { EmbedCommand } from '@incasso/contract/embed/embedCommands';

/**
 * Forwards the page's commands to listeners. Commands before the first listener are queued, except `prefill`: a
 * listener reads the prefill itself when it starts.
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
