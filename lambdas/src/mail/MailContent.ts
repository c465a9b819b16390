/** One line of a list. */
export type MailRow = {
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
  /** What stood there before; may have several lines. Default: the row is no change. */
  readonly former?: string;
  /** What to look at twice. */
  readonly hint?: string;
  /** Where the value leads: `mailto:`, `tel:` or an address of ours. */
  readonly href?: string;
};

/** Each row has a cell for each column; a cell may have several lines. Totals are rows below all others. */
export type MailTable = {
  readonly columns: readonly {
    readonly title: string;
    /** Lines of its cells break nowhere but where they end. Default: wherever a narrow screen needs it. */
    readonly isWhole?: boolean;
    /** The part of the width that it gets, in percent. Default: by what stands in it. */
    readonly share?: number;
  }[];
  readonly rows: readonly (readonly string[])[];
  readonly totals: readonly (readonly string[])[];
};

/** A heading with, in this order, its list, its table and a remark. */
export type MailSection = {
  readonly title: string;
  readonly rows: readonly MailRow[];
  readonly table?: MailTable;
  readonly note?: string;
};

/** What a mail says, in the order in which it says it; `renderMail` gives it its two forms. */
export type MailContent = {
  /** What mail programs show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly reference: string;
  /** Where the invoice stands: still open, or on its way to being paid. Absent: the mail is about no invoice. */
  readonly status?: 'open' | 'on_its_way';
  /** How a letter begins. Default: the mail is no letter. */
  readonly salutation?: string;
  readonly lead: string;
  /** What to know before reading on. Default: nothing. */
  readonly warning?: string;
  readonly sections: readonly MailSection[];
  /** Paragraphs; each may have several lines. */
  readonly closing: readonly string[];
};
