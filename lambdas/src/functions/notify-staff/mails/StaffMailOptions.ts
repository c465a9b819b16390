export type StaffMailOptions = {
  /** What Reply-To says of the visitor, after what SES has refused. Default: name and address. */
  readonly replyTo?: ReplyToForm;
  /** Whether an overview is attached. Default: yes. */
  readonly hasOverview?: boolean;
  /** `case.json` when it is not attached. Default: it is attached. */
  readonly leftOut?: LeftOutCaseFile | undefined;
  /** The limit that blocks the visitor's confirmation. Default: none. */
  readonly limit?: ConfirmationLimit | undefined;
};

/** A Reply-To with name and address, with the address alone, or none. */
export type ReplyToForm = 'named' | 'bare' | 'none';

/** `case.json` when it does not fit. Size in bytes. Without a link it is not stored: its case is too old. */
export type LeftOutCaseFile = { readonly size: number; readonly url?: string };

/** The limit for which a record is not confirmed: of its address, or of all. */
export type ConfirmationLimit = 'address' | 'rate';
