import type { IntakeCommand, IntakeEvent, PartnerPage } from '@incasso/browser/host/PartnerPage';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';

/** A partner's page in memory: what it was told and asked, and how it gives a command. */
export function fakePartnerPage(prefill: EmbedPrefill = {}) {
  const told: (IntakeEvent | 'revealTop')[] = [];
  const listeners = new Set<(command: IntakeCommand) => void>();
  const partnerPage: PartnerPage = {
    draftScope: 'pk_test/1',
    report: (event) => told.push(event),
    revealTop: () => told.push('revealTop'),
    prefill: () => prefill,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const command = (given: IntakeCommand) => {
    for (const listener of listeners) listener(given);
  };
  return { partnerPage, told, command };
}
