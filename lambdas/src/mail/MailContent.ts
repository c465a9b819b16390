export type MailRow = {
  readonly label: string;
  /** May have several lines */
  readonly value: string;
  readonly hint?: string;
  /** Link of the value: `mailto:`, `tel:` or an address of ours */
  readonly href?: string;
};

export type MailTableRow = {
  /** One per column; each may have several lines */
  readonly cells: readonly string[];
  /** Below the cells, full width; may have several lines. Default: nothing. */
  readonly below?: string;
  readonly hint?: string;
};

/** Totals are rows below all others. */
export type MailTable = {
  readonly columns: readonly {
    readonly title: string;
    /** Words and amounts in its cells do not wrap. Default: they wrap wherever a narrow screen needs it. */
    readonly isWhole?: boolean;
    /** Width in percent of the table. Default: by content. */
    readonly share?: number;
  }[];
  readonly rows: readonly MailTableRow[];
  readonly totals: readonly (readonly string[])[];
};

/** A heading with its list, table and remark, in this order */
export type MailSection = {
  readonly title: string;
  readonly rows: readonly MailRow[];
  readonly table?: MailTable;
  readonly note?: string;
};

/** The content of a mail, in reading order; `renderMail` renders HTML and text from it. */
export type MailContent = {
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly reference: string;
  /** What the reader needs first, one line each, below the reference. Default: nothing. */
  readonly facts?: readonly MailRow[];
  /** The salutation of a letter. Default: the mail is no letter. */
  readonly salutation?: string;
  readonly lead: string;
  /** A warning above everything else. Default: none. */
  readonly warning?: string;
  readonly sections: readonly MailSection[];
  /** Paragraphs; each may have several lines */
  readonly closing: readonly string[];
};
