import * as v from 'valibot';

/** What a partner's page hands over for its visitor. */
export type AddedFiles = {
  /** E-invoices, UBL 2.1: their XML, or files of it. */
  readonly invoices?: readonly (string | File)[];
  /** Any other documents of the case, of the types that the intake takes. */
  readonly documents?: readonly File[];
};

/** Takes what is usable of what a page hands over: texts and files. What is in them is judged as the visitor's own. */
export const addedFilesSchema = v.pipe(
  v.object({ invoices: v.optional(v.unknown()), documents: v.optional(v.unknown()) }),
  v.transform(({ invoices, documents }): AddedFiles => ({
    invoices: listOf(invoices).filter((invoice) => typeof invoice === 'string' || isFile(invoice)),
    documents: listOf(documents).filter(isFile),
  })),
);

function listOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}

function isFile(given: unknown): given is File {
  return given instanceof File;
}
