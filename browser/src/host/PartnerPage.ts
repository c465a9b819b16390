import type { EmbedErrorCode } from '@incasso/contract/embed/embedEvents';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';

/** What the intake tells a partner's page of itself. Nothing that the visitor typed is in it. */
export type IntakeEvent =
  /** The visitor can use it: it has come to life. */
  | { readonly type: 'ready' }
  | { readonly type: 'step'; readonly step: 1 | 2 | 3 }
  | { readonly type: 'submitted'; readonly reference: string }
  | { readonly type: 'error'; readonly code: EmbedErrorCode }
  /** Its frame would be this high, in pixels. */
  | { readonly type: 'resize'; readonly height: number };

/** What a partner's page asks of the intake. */
export type IntakeCommand = { readonly type: 'prefill'; readonly prefill: EmbedPrefill } | { readonly type: 'reset' };

/** The partner's page that an intake stands on, as the intake sees it. */
export type PartnerPage = {
  /** Keeps the drafts of this intake apart from those of others in the same browser. */
  readonly draftScope: string;
  readonly report: (event: IntakeEvent) => void;
  /** Brings the top of the intake into view: the visitor was led there. */
  readonly revealTop: () => void;
  /** What the page has filled in so far; what is empty takes it. */
  readonly prefill: () => EmbedPrefill;
  /** Tells the listener each command from now on. Answers how to stop that. */
  readonly listen: (listener: (command: IntakeCommand) => void) => () => void;
};
