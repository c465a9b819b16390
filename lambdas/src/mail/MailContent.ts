export type MailRow = {
  readonly label: string;
  /** May have several lines */
  readonly value: string;
  readonly hint?: string;
  /** Link of the value: `mailto:`, `tel:` or an address of ours */
  readonly href?: string;
};

export type MailTableRow = {
  /** Prominent, before the first cell. Default: nothing. */
  readonly head?: string;
  /** One per column; each may have several lines */
  readonly cells: readonly string[];
  /** Below the cells, full width. Default: nothing. */
  readonly below?: string;
  readonly hint?: string;
  /** A sum of rows above it, or what all of it comes to, under a double rule. Default: neither. */
  readonly rank?: 'sum' | 'total' | undefined;
};

export type MailTable = {
  /** What applies to all rows, above them. Default: nothing. */
  readonly caption?: string;
  readonly columns: readonly {
    readonly title: string;
    /** Neither wraps, and amounts are right-aligned. Default: text. */
    readonly kind?: 'day' | 'amount';
  }[];
  readonly rows: readonly MailTableRow[];
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
  /** A stamp beside the reference. Default: none. */
  readonly stamp?: string;
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
