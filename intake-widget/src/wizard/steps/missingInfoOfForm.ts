import { sentDebts } from '@incasso/debts/Debt';
import { missingInfo } from '@incasso/debts/missingInfo';
import { isRowsOnly } from '../lists/listsAmong';
import { includedDocuments } from '../submission/checkedDocuments';
import type { MissingFromForm, WizardContext } from '../case/WizardContext';

/** What the case lacks if it were sent now. */
export function missingInfoOfForm({
  answers,
  debts,
  documents,
}: Pick<WizardContext, 'answers' | 'debts' | 'documents'>): MissingFromForm[] {
  const kinds = includedDocuments(documents).map(({ kind }) => kind);
  const missing = missingInfo({ answers, debts: sentDebts(debts), kinds });
  return documents.some(({ name }) => isRowsOnly(name)) ? [...missing, 'list'] : missing;
}
