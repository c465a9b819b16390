import type { EmbedErrorCode } from '@incasso/contract/embed/embedEvents';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';

/** What the intake tells of itself to the page of others that shows it. Nothing that the visitor typed is in it. */
export type IntakeNews =
  /** The visitor can use it: the page has come to life. */
  | { readonly type: 'ready' }
  | { readonly type: 'step'; readonly step: 1 | 2 | 3 }
  /** The visitor was led to the top, which should be in view. */
  | { readonly type: 'reveal' }
  | { readonly type: 'submitted'; readonly reference: string }
  | { readonly type: 'error'; readonly code: EmbedErrorCode };

/** What the page of others asks of the intake. */
export type IntakeWish = { readonly type: 'prefill'; readonly prefill: EmbedPrefill } | { readonly type: 'reset' };

/** An intake within a page of others, which has no home page to leave for. */
export type Embedding = {
  /** Keeps the drafts of this intake apart from those of others in the same browser. */
  readonly place: string;
  readonly report: (news: IntakeNews) => void;
  /** What the page has filled in so far; what is empty takes it. */
  readonly prefill: () => EmbedPrefill;
  /** Tells the listener each wish from now on. Answers how to stop that. */
  readonly listen: (listener: (wish: IntakeWish) => void) => () => void;
};
