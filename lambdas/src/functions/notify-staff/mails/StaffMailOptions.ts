/** Options of a mail to the staff besides its record. */
export type StaffMailOptions = {
  /** Whether SES accepts the visitor's address in Reply-To. Default: yes. */
  readonly isAddressTaken?: boolean;
  /** Whether the case's overview is attached. Default: yes. */
  readonly hasOverview?: boolean;
  /** `case.json` when it is not attached. Default: it is attached. */
  readonly leftOut?: LeftOutCaseFile | undefined;
  /** The limit that blocks the visitor's confirmation. Default: none. */
  readonly limit?: ConfirmationLimit | undefined;
};

/** `case.json` when it does not fit. Size in bytes. Without a link it is not stored: its case is too old. */
export type LeftOutCaseFile = { readonly size: number; readonly url?: string };

/** The limit for which a record is not confirmed: of its address, or of all. */
export type ConfirmationLimit = 'address' | 'rate';
