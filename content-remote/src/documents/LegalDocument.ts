import * as v from 'valibot';

const blockSchema = v.union([v.string(), v.pipe(v.array(v.string()), v.readonly())]);

/** A legal document as text: sections of paragraphs and lists. */
export const legalDocumentSchema = v.object({
  title: v.string(),
  /** Subject, for the metadata. */
  subject: v.string(),
  /** Day of this version, as `2026-01-31`. */
  date: v.pipe(v.string(), v.isoDate()),
  /** The firm has not confirmed the text: the first page says so, and every page has a mark. */
  isSample: v.boolean(),
  sections: v.array(v.object({ title: v.string(), blocks: v.array(blockSchema) })),
});

export type LegalDocument = v.InferOutput<typeof legalDocumentSchema>;

/** A paragraph, or the items of a list. */
export type LegalBlock = v.InferOutput<typeof blockSchema>;
