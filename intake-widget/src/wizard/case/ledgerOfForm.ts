import { todayInBelgium } from '@incasso/contract/isoDate';
import { sentDebts } from '@incasso/debts/Debt';
import type { Ledger } from '@incasso/debts/Ledger';
import { ledgerOf } from '@incasso/debts/ledgerOf';
import { debtorsByName, ledgerInBrief } from '@incasso/debts/ledgerWords';
import type { ReceivedDebts, WizardContext } from './WizardContext';

/** Who owes what by the rows as they are, today */
export function ledgerOfForm({ debts, answers }: Pick<WizardContext, 'debts' | 'answers'>): Ledger {
  return ledgerOf(sentDebts(debts), { client: answers, day: todayInBelgium() });
}

export function receivedDebts(form: Parameters<typeof ledgerOfForm>[0]): ReceivedDebts {
  const ledger = ledgerOfForm(form);
  return { debts: ledgerInBrief(ledger), debtors: debtorsByName(ledger) };
}
