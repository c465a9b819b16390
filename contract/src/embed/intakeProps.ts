import type { EmbedEvents } from './embedEvents';
import type { WrittenTheme } from './writtenTheme';
import type { EmbedPrefill } from './prefillFields';

/** What the federated component `intake/Intake` takes. */
export type IntakeProps = WrittenTheme & {
  /** Public key that we gave you. */
  readonly publicKey: string;
  /** Tells intakes on the same site apart: each name keeps a draft of its own. Default: `1`. */
  readonly place?: string;
  /** Fills fields that the visitor has left empty, also when it changes later. */
  readonly prefill?: EmbedPrefill;
  readonly onReady?: () => void;
  readonly onStep?: (detail: EmbedEvents['intake:step']) => void;
  readonly onSubmitted?: (detail: EmbedEvents['intake:submitted']) => void;
  readonly onError?: (detail: EmbedEvents['intake:error']) => void;
};
