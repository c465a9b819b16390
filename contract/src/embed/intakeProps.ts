import type { AddedFiles } from './addedFiles';
import type { EmbedEventProperties } from './embedEvents';
import type { EmbedPrefill } from './prefillFields';
import type { WrittenTheme } from './frameAddress';

/** Properties of the federated component `intake/Intake`. */
export type IntakeProps = WrittenTheme &
  EmbedEventProperties & {
    /** Public key that we gave you. */
    readonly publicKey: string;
    /** Distinguishes intakes on the same site: each name keeps its own draft. Default: `1`. */
    readonly place?: string;
    /** Your own reference for the case, of at most 40 characters. A longer one is ignored. */
    readonly reference?: string | undefined;
    /** Fills fields that the visitor has left empty, also when the value changes later. */
    readonly prefill?: EmbedPrefill;
    /** Adds e-invoices and other documents, as if the visitor had chosen them. Each object is added once. */
    readonly add?: AddedFiles | undefined;
  };
