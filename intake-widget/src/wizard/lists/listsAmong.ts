import type { WizardDocument } from '../submission/WizardDocument';

/** The name of the file that pasted cells become. */
export const pastedList = 'geplakte lijst.tsv';

/** Whether a file is no document: only the rows that the visitor takes from it are sent. */
export function isRowsOnly(name: string): boolean {
  return /\.(csv|tsv)$/i.test(name);
}

/** The documents that are a list, or may be one, until the visitor has taken rows from it or declined. */
export function listsAmong(documents: readonly WizardDocument[]): WizardDocument[] {
  return documents.filter(
    ({ name, verdict, list }) =>
      list?.isClosed !== true && (isRowsOnly(name) || (/\.xlsx$/i.test(name) && verdict?.sha256 !== undefined)),
  );
}
