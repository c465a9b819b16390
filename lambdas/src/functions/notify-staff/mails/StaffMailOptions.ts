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

/** `case.json` that does not fit. Size in bytes. Without a link it is not stored: its case is too old. */
export type LeftOutCaseFile = { readonly size: number; readonly url?: string };

/** Why a record is not confirmed: its address has a confirmation of this case, or a limit is reached. */
export type ConfirmationLimit = 'address_confirmed' | 'case' | 'address' | 'rate';
