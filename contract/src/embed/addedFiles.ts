import * as v from 'valibot';

/** Documents that a partner's page passes on for its visitor. */
export type AddedFiles = {
  /** E-invoices, UBL 2.1 or CII, as XML text or files. */
  readonly invoices?: readonly (string | File)[];
  /** Other documents of the case, of the types that the intake accepts. */
  readonly documents?: readonly File[];
};

/** Keeps the texts and files that a page passes on. They are checked like the visitor’s own documents. */
export const addedFilesSchema = v.pipe(
  v.object({ invoices: v.optional(v.unknown()), documents: v.optional(v.unknown()) }),
  v.transform(({ invoices, documents }): AddedFiles => {
    return {
      invoices: listOf(invoices).filter((invoice) => typeof invoice === 'string' || isFile(invoice)),
      documents: listOf(documents).filter(isFile),
    } satisfies Required<AddedFiles>;
  }),
);

function listOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : [];
}

function isFile(given: unknown): given is File {
  return given instanceof File;
}
