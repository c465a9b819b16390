import type { LeftOutCaseFile } from '../caseAttachments';
import type { ConfirmationLimit } from '../confirmations/limitOn';

/** What a mail to the staff says besides its record. */
export type StaffMailOptions = {
  /** Whether SES takes the visitor's address in Reply-To. Default: yes. */
  readonly isAddressTaken?: boolean;
  /** Whether the case's overview is attached. Default: yes. */
  readonly hasOverview?: boolean;
  /** `case.json` where it is not attached. Default: it is. */
  readonly leftOut?: LeftOutCaseFile | undefined;
  /** The limit that keeps the visitor's confirmation back. Default: none does. */
  readonly limit?: ConfirmationLimit | undefined;
};
