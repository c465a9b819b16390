import * as v from 'valibot';

const blockSchema = v.union([v.string(), v.pipe(v.array(v.string()), v.readonly())]);

export const legalDocumentSchema = v.object({
  title: v.string(),
  /** Subject in the PDF's metadata. */
  subject: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  /** The firm has not confirmed the text: the first page says so, and every page is marked as a sample. */
  isSample: v.boolean(),
  sections: v.array(v.object({ title: v.string(), blocks: v.array(blockSchema) })),
});

export type LegalDocument = v.InferOutput<typeof legalDocumentSchema>;

export type LegalBlock = v.InferOutput<typeof blockSchema>;
