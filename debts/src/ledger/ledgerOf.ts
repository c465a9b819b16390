import type { IsoDate } from '@incasso/contract/isoDate';
import { addDecimals, compareDecimals, absoluteDecimal, subtractDecimals } from '@incasso/contract/decimal';
import { isCompanyNumber } from '@incasso/contract/companyNumber';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import type { InterestRates } from '../interest/halfYears';
import { interestRates } from '../interest/interestRates.content';
import { readMoney, type Money } from '../money/money';
import { isBlank } from '../row/Debt';
import type { DebtorGroup } from '../row/groupByDebtor';
import { caseKindsOf } from './caseKindsOf';
import { describeDebtor, hasCompanyNumber } from './describeDebtor';
import { findDoubles } from './findDoubles';
import {
  isOpen,
  unreadableEntry,
  type LedgerContent,
  invoiceEntry,
  openInvoice,
  type OpenInvoice,
} from './invoiceEntry';
import {
  type DebtorLedger,
  type Ledger,
  type LedgerCounts,
  type LedgerRow,
  noSums,
  type LedgerEntry,
  debtorLacks,
  type ClientLack,
  type DebtorLack,
} from './Ledger';
import { type RowWithAmount, byAmount, compareTexts } from './rowOrders';
import { rowsByDebtor } from './rowsByDebtor';
import { currenciesOf, totalsOf } from './totals';
import { allocateCredits } from './allocateCredits';
import { totalNames, type DebtorReason, type EntryReason, type Reason } from './reasons';

export type LedgerOptions = {
  readonly client: LedgerClient;
  readonly day: IsoDate;
  /** Default: the published ones */
  readonly rates?: InterestRates;
};

/**
 * Who owes what on a day, or why no sum can be given: by debtor and currency, with what the law of 2 August 2002 adds
 * on what credit notes leave open, and what the first letter still lacks. Everything that shows money takes it from
 * here. Empty rows are ignored, unless a document has values for them.
 */
export function ledgerOf(rows: readonly LedgerRow[], { client, day, rates = interestRates }: LedgerOptions): Ledger {
  const filled = rows.filter((row) => row.source.kind === 'document' || !isBlank(row));
  const content = { day, rates, doubles: findDoubles(filled.flatMap(readAmount)) };
  const debtors = rowsByDebtor(filled).map((group) => debtorLedger(group, content));
  const entries = debtors.flatMap((debtor) => debtor.entries);
  const [provisionalFrom] = entries.flatMap((entry) => entry.provisionalFrom ?? []).sort();
  return {
    day,
    ...(provisionalFrom !== undefined && { provisionalFrom }),
    debtors,
    totals: totalsOf(entries),
    counts: countsOf(debtors),
    caseKinds: caseKindsOf(debtors),
    clientLacks: lacksOfClient(client),
  };
}

function debtorLedger({ debtor, debts }: DebtorGroup<LedgerRow>, content: LedgerContent): DebtorLedger {
  const { kind, reasons: debtorReasons } = describeDebtor(debts);
  const amounts = debts.flatMap(readAmount);
  const counted = currenciesOf(amounts).map((currency) =>
    entriesOf({ ...content, currency, rows: amounts.filter((row) => row.currency === currency), debtorReasons }),
  );
  const unreadable = debts.filter(({ amount }) => readMoney(amount) === undefined).map(unreadableEntry);
  const entries = [...counted.flatMap((each) => each.entries), ...unreadable];
  const reasons = [...debtorReasons, ...counted.flatMap((each) => each.reasons)];
  const described = { debtor, kind, reasons, entries, totals: totalsOf(entries) };
  return { ...described, lacks: lacksOfDebtor(described) };
}

function readAmount(row: LedgerRow): (RowWithAmount & Money)[] {
  const money = readMoney(row.amount);
  return money === undefined ? [] : [{ row, ...money }];
}

function countsOf(debtors: readonly DebtorLedger[]): LedgerCounts {
  const entries = debtors.flatMap((debtor) => debtor.entries);
  return {
    invoices: entries.filter(({ kind }) => kind === 'invoice').length,
    creditNotes: entries.filter(({ kind }) => kind === 'creditNote').length,
    debtors: debtors.filter((each) => each.debtor !== '' && each.entries.some(isOpen)).length,
  };
}

type EntriesContent = LedgerContent & {
  readonly currency: string;
  /** Of one debtor and currency */
  readonly rows: readonly RowWithAmount[];
  readonly debtorReasons: readonly DebtorReason[];
};

type Entries = { readonly entries: readonly LedgerEntry[]; readonly reasons: readonly DebtorReason[] };

/** The invoices and then the credit notes, and the reason why nothing can be claimed */
function entriesOf({ currency, rows, debtorReasons, ...content }: EntriesContent): Entries {
  const invoices = rows.filter((row) => !isCredit(row)).map((row) => openInvoice(row, content));
  const credits = rows.filter(isCredit);
  // An invoice that may be counted already takes no credit: what the other one takes is sure.
  const counted = invoices.filter(({ total }) => total !== 'perhapsTwice').sort(byImputation);
  const left = allocateCredits(counted, credits);
  const rest = addDecimals(...credits.map(({ row }) => left.get(row) ?? '0.00'));
  const otherReasons: EntryReason[] = currency === 'EUR' ? [] : [{ code: 'other_currency', currency }];
  return {
    entries: [
      ...invoices.map((invoice) => {
        const open = left.get(invoice.row) ?? invoice.amount;
        return invoiceEntry(invoice, { ...content, currency, open, otherReasons, debtorReasons });
      }),
      ...credits.map(({ row, amount }): LedgerEntry => ({
        ...{ row, kind: 'creditNote', money: { amount, currency }, total: 'due', ...noSums },
        credited: subtractDecimals(absoluteDecimal(amount), left.get(row) ?? '0.00'),
        reasons: content.doubles.has(row) ? [{ code: 'credit_perhaps_twice' }] : [],
      })),
    ],
    reasons: compareDecimals(rest, '0.00') > 0 ? [{ code: 'credit_exceeds', amount: rest, currency }] : [],
  };
}

function isCredit({ amount }: RowWithAmount): boolean {
  return amount.startsWith('-');
}

/** What would be claimed comes first, since it must never be too much; without a due day it bears no interest. */
function byImputation(one: OpenInvoice, other: OpenInvoice): number {
  return (
    totalNames.indexOf(one.total) - totalNames.indexOf(other.total) ||
    compareTexts(one.dueDay ?? 'none', other.dueDay ?? 'none') ||
    byAmount(one, other)
  );
}

type LedgerClient = Pick<IntakeAnswers, 'vat_number' | 'address'>;

function lacksOfClient({ vat_number, address }: LedgerClient): ClientLack[] {
  return [
    ...(isCompanyNumber(vat_number) ? [] : (['number'] as const)),
    ...(address.trim() === '' ? (['address'] as const) : []),
  ];
}

/** What the first letter lacks of a debtor, to claim what is open or has an unreadable amount. */
function lacksOfDebtor({ kind, reasons, entries }: Omit<DebtorLedger, 'lacks'>): DebtorLack[] {
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
