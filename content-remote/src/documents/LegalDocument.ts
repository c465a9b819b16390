/** A legal document as text: sections of paragraphs and lists. */
export type LegalDocument = {
  readonly title: string;
  /** Subject, for the metadata. */
  readonly subject: string;
  /** Day of this version, as `2026-01-31`. */
  readonly date: string;
  /** The firm has not confirmed the text: the first page says so, and every page has a mark. */
  readonly isSample: boolean;
  readonly sections: readonly LegalSection[];
};

type LegalSection = {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
};

/** A paragraph, or the items of a list. */
export type LegalBlock = string | readonly string[];
