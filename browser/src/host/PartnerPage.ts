import type { EmbedCommand } from '@incasso/contract/embed/embedCommands';
import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';

/** The partner's page that an intake stands on, as the intake sees it. */
export type PartnerPage = {
  /** Keeps the drafts of this intake apart from those of others in the same browser. */
  readonly draftScope: string;
  readonly report: (event: EmbedEvent) => void;
  /** Brings the top of the intake into view: the visitor was led there. */
  readonly revealTop: () => void;
  /** What the page has filled in so far; what is empty takes it. */
  readonly prefill: () => EmbedPrefill;
  /** The page's own reference for the case, checked; empty without one. */
  readonly reference: () => string;
  /** Calls the listener with each later command. Returns how to unsubscribe. */
  readonly listen: (listener: (command: EmbedCommand) => void) => () => void;
};
