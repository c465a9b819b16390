import { isCompanyNumber } from '@incasso/contract/companyNumber';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { hasCompanyNumber } from './describeDebtor';
import { isOpen } from './invoiceEntry';
import { debtorLacks, type ClientLack, type DebtorLack, type DebtorLedger, type LedgerRow } from './Ledger';

export type LedgerClient = Pick<IntakeAnswers, 'vat_number' | 'address'>;

export function lacksOfClient({ vat_number, address }: LedgerClient): ClientLack[] {
  return [
    ...(isCompanyNumber(vat_number) ? [] : (['number'] as const)),
    ...(address.trim() === '' ? (['address'] as const) : []),
  ];
}

/** What the first letter lacks of a debtor, to claim what is open or has an unreadable amount. */
export function lacksOfDebtor(
  { kind, reasons, accounts, unreadable }: Omit<DebtorLedger, 'lacks'>,
  rows: readonly LedgerRow[],
): DebtorLack[] {
  const open = accounts.flatMap(({ invoices }) => invoices).filter(isOpen);
  const asked = [...open, ...unreadable].map(({ row }) => row);
  const isOfKbo = (kind === 'company' || kind === 'unknown') && reasons.every(({ code }) => code !== 'abroad');
  const isLacking: Record<DebtorLack, boolean> = {
    name: rows.every(({ debtor }) => debtor.trim() === ''),
    kind: kind === 'unknown',
    number: isOfKbo && !rows.some(hasCompanyNumber),
    address: rows.every(({ address }) => address.trim() === ''),
    amount: unreadable.length > 0,
    due_day: open.some((invoice) => invoice.reasons.some(({ code }) => code === 'no_due_day')),
    obligation: asked.some(({ facts }) => facts === undefined || facts.lines.length === 0),
    evidence: asked.some(({ source }) => source.kind === 'typed'),
  };
  return asked.length === 0 ? [] : debtorLacks.filter((lack) => isLacking[lack]);
}
