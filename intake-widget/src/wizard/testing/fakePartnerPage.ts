import type { PartnerPage } from '@incasso/frontend/host/PartnerPage';
import type { EmbedCommand } from '@incasso/contract/embed/embedCommands';
import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';

/** A fake partner's page: the events it received, and a function that sends a command. */
export function fakePartnerPage(prefill: EmbedPrefill = {}) {
  const received: (EmbedEvent | 'revealTop')[] = [];
  const listeners = new Set<(command: EmbedCommand) => void>();
  const partnerPage: PartnerPage = {
    draftScope: 'pk_partner_1/1',
    isTest: false,
    report: (event) => received.push(event),
    revealTop: () => received.push('revealTop'),
    prefill: () => prefill,
    reference: 'KLANT-17',
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const command = (given: EmbedCommand) => {
    for (const listener of listeners) listener(given);
  };
  return { partnerPage, received, command };
}
