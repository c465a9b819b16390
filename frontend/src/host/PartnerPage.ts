import type { EmbedCommand } from '@incasso/contract/embed/embedCommands';
import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';

/** The partner's page around an intake, as the intake uses it. */
export type PartnerPage = {
  /** Separates the drafts of this intake from those of other intakes in the same browser. */
  readonly draftScope: string;
  /** Whether the page only tries the intake: nothing is sent, and the confirmation is made up. */
  readonly isTest: boolean;
  readonly report: (event: EmbedEvent) => void;
  readonly revealTop: () => void;
  readonly prefill: () => EmbedPrefill;
  /** The partner's validated reference for the case, or an empty string. */
  readonly reference: string;
  /** Calls the listener with each later command. Returns a function that unsubscribes. */
  readonly listen: (listener: (command: EmbedCommand) => void) => () => void;
};
