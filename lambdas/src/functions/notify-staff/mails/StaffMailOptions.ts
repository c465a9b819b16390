export type StaffMailOptions = {
  /** The visitor in Reply-To. Default: name and address; less after SES has refused them. */
  readonly replyTo?: ReplyToForm;
  /** Size and link of `case.json` if it is not attached. Default: it is attached. */
  readonly leftOut?: LeftOutCaseFile | undefined;
  /** The limit that blocks the visitor's confirmation. Default: none. */
  readonly limit?: ConfirmationLimit | undefined;
};

/** A Reply-To with name and address, with the address alone, or none. */
export type ReplyToForm = 'named' | 'bare' | 'none';

/** A `case.json` that does not fit. Size in bytes. An old case's file is not stored, so it has no link. */
export type LeftOutCaseFile = { readonly size: number; readonly url?: string };

/** The limit that blocks a confirmation: of its address, or of all confirmations */
export type ConfirmationLimit = 'address' | 'rate';
