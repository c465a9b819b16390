import { isCompanyNumber } from '@incasso/contract/companyNumber';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import { hasCompanyNumber } from './describeDebtor';
import { isOpen } from './invoiceEntry';
import { debtorLacks, type ClientLack, type DebtorLack, type DebtorLedger } from './Ledger';
import type { Reason } from './reasons';

export type LedgerClient = Pick<IntakeAnswers, 'vat_number' | 'address'>;

export function lacksOfClient({ vat_number, address }: LedgerClient): ClientLack[] {
  return [
    ...(isCompanyNumber(vat_number) ? [] : (['number'] as const)),
    ...(address.trim() === '' ? (['address'] as const) : []),
  ];
}

/** What the first letter lacks of a debtor, to claim what is open or has an unreadable amount. */
export function lacksOfDebtor({ kind, reasons, entries }: Omit<DebtorLedger, 'lacks'>): DebtorLack[] {
  const rows = entries.map(({ row }) => row);
  const open = entries.filter(isOpen);
  const hasReason = (code: Reason['code']) =>
    open.some((entry) => entry.reasons.some((reason) => reason.code === code));
  const isOfKbo = (kind === 'company' || kind === 'unknown') && reasons.every(({ code }) => code !== 'abroad');
  const isLacking: Record<DebtorLack, boolean> = {
    name: rows.every(({ debtor }) => debtor.trim() === ''),
    kind: kind === 'unknown',
    number: isOfKbo && !rows.some(hasCompanyNumber),
    address: rows.every(({ address }) => address.trim() === ''),
    amount: hasReason('amount_unreadable'),
    due_day: hasReason('no_due_day'),
    obligation: open.some(({ row: { facts } }) => facts === undefined || facts.lines.length === 0),
    evidence: open.some(({ row: { source } }) => source.kind === 'typed'),
  };
  return open.length === 0 ? [] : debtorLacks.filter((lack) => isLacking[lack]);
}
