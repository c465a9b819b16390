import type { AddedFiles } from './addedFiles';
import type { EmbedEventProperties } from './embedEvents';
import type { EmbedPrefill } from './prefillFields';
import type { WrittenTheme } from './writtenTheme';

/** Properties of the federated component `intake/Intake`. */
export type IntakeProps = WrittenTheme &
  EmbedEventProperties & {
    /** Public key that we gave you. */
    readonly publicKey: string;
    /** Tells intakes on the same site apart: each name keeps a draft of its own. Default: `1`. */
    readonly place?: string;
    /** Fills fields that the visitor has left empty, also when it changes later. */
    readonly prefill?: EmbedPrefill;
    /** Adds e-invoices and other documents, as if the visitor had chosen them: each object once. */
    readonly add?: AddedFiles | undefined;
  };
