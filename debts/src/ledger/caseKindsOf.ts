import { caseKinds, type CaseKind } from '../fees/caseKinds';
import { isOpen } from './invoiceEntry';
import type { DebtorLedger } from './Ledger';

/** In the order of the price list. Nothing says that a debtor is bankrupt. */
export function caseKindsOf(debtors: readonly DebtorLedger[]): CaseKind[] {
  const found = new Set(debtors.flatMap(kindsOf));
  return caseKinds.filter((kind) => found.has(kind));
}

function kindsOf({ kind, reasons, entries }: DebtorLedger): CaseKind[] {
  const rows = entries.filter(isOpen).map(({ row }) => row);
  if (rows.length === 0) return [];
  if (reasons.some(({ code }) => code === 'abroad')) return ['abroad'];
  if (kind === 'consumer' || kind === 'authority') return [kind];
  const ofCompany = rows.map(({ isDisputed }) => (isDisputed ? 'disputed' : 'undisputed'));
  return kind === 'company' ? ofCompany : [...ofCompany, 'consumer'];
}
