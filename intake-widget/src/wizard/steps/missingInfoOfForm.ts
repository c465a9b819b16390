import { sentDebts } from '@incasso/debts/Debt';
import { missingInfo, type MissingInfo } from '@incasso/debts/missingInfo';
import { includedDocuments } from '../submission/checkedDocuments';
import type { WizardContext } from '../case/WizardContext';

/** What the case lacks if it were sent now. */
export function missingInfoOfForm({
  answers,
  debts,
  documents,
}: Pick<WizardContext, 'answers' | 'debts' | 'documents'>): MissingInfo[] {
  const kinds = includedDocuments(documents).map(({ kind }) => kind);
  return missingInfo({ answers, debts: sentDebts(debts), kinds });
}
