import { missingParts, type CasePart } from '@incasso/contract/missingParts';
import { includedDocuments } from '../machine/checkedDocuments';
import type { WizardContext } from '../machine/WizardContext';

/** What the case lacks as it would be sent now. */
export function missingOf({ answers, documents }: Pick<WizardContext, 'answers' | 'documents'>): CasePart[] {
  return missingParts({ answers, kinds: includedDocuments(documents).map(({ kind }) => kind) });
}
