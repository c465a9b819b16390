import type { AddedFiles } from './addedFiles';
import type { EmbedEventProperties } from './embedEvents';
import type { EmbedPrefill } from './prefillFields';
import type { WrittenTheme } from './writtenTheme';

/** Properties of the federated component `intake/Intake`. */
export type IntakeProps = WrittenTheme &
  EmbedEventProperties & {
    /** Public key that we gave you. */
    readonly publicKey: string;
    /** Distinguishes intakes on the same site: each name keeps its own draft. Default: `1`. */
    readonly place?: string;
    /** Fills fields that the visitor has left empty, also when the value changes later. */
    readonly prefill?: EmbedPrefill;
    /** Adds e-invoices and other documents, as if the visitor had chosen them. Each object is added once. */
    readonly add?: AddedFiles | undefined;
  };
