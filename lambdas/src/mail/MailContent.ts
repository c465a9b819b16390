/** One line of a list. */
export type MailRow = {
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
  /** The former value of a changed row; may have several lines. Default: the row is no change. */
  readonly former?: string;
  /** A hint to check the value. */
  readonly hint?: string;
  /** Where the value leads: `mailto:`, `tel:` or an address of ours. */
  readonly href?: string;
};

/** A row of a table. */
export type MailTableRow = {
  /** One for each column; may have several lines. */
  readonly cells: readonly string[];
  /** Below the cells, over the whole width; may have several lines. Default: nothing. */
  readonly below?: string;
  /** A hint to check the row. */
  readonly hint?: string;
};

/** Totals are rows below all others. */
export type MailTable = {
  readonly columns: readonly {
    readonly title: string;
    /** Words and amounts in its cells stay whole. Default: they break wherever a narrow screen needs it. */
    readonly isWhole?: boolean;
    /** Width in percent of the table. Default: by content. */
    readonly share?: number;
  }[];
  readonly rows: readonly MailTableRow[];
  readonly totals: readonly (readonly string[])[];
};

/** A heading with, in this order, its list, its table and a remark. */
export type MailSection = {
  readonly title: string;
  readonly rows: readonly MailRow[];
  readonly table?: MailTable;
  readonly note?: string;
};

/** The content of a mail, in reading order; `renderMail` makes HTML and text of it. */
export type MailContent = {
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly reference: string;
  /** The state of the invoice. Default: none is shown. */
  readonly status?: 'open';
  /** How a letter begins. Default: the mail is no letter. */
  readonly salutation?: string;
  readonly lead: string;
  /** What nobody may miss, above all else. Default: nothing. */
  readonly warning?: string;
  readonly sections: readonly MailSection[];
  /** Paragraphs; each may have several lines. */
  readonly closing: readonly string[];
};
