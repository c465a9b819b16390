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
  // What is still being read may be an e-invoice.
  const kinds = includedDocuments(documents).map(({ kind, isPending }) => (isPending ? 'invoice' : kind));
  return missingInfo({ answers, debts: sentDebts(debts), kinds });
}
