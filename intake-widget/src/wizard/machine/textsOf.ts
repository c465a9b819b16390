import { sentDebts } from '@incasso/debts/Debt';
import type { WizardContext } from './WizardContext';

/** The texts of a call, for its size. */
export function textsOf({ answers, debts }: Pick<WizardContext, 'answers' | 'debts'>): string[] {
  return [...Object.values(answers), JSON.stringify(sentDebts(debts))];
}
