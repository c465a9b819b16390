import type { IsoDate } from '@incasso/contract/isoDate';
import type { InterestRates } from '../interest/halfYears';
import { interestRates } from '../interest/interestRates.content';
import { readMoney, type Money } from '../money/money';
import { isBlank } from '../row/Debt';
import type { DebtorGroup } from '../row/groupByDebtor';
import { caseKindsOf } from './caseKindsOf';
import { describeDebtor } from './describeDebtor';
import { findDoubles } from './findDoubles';
import { entriesOf } from './entriesOf';
import { isOpen, unreadableEntry, type LedgerContent } from './invoiceEntry';
import { lacksOfClient, lacksOfDebtor, type LedgerClient } from './lacks';
import type { DebtorLedger, Ledger, LedgerCounts, LedgerRow } from './Ledger';
import type { RowWithAmount } from './rowOrders';
import { rowsByDebtor } from './rowsByDebtor';
import { currenciesOf, totalsOf } from './totals';

export type LedgerOptions = {
  readonly client: LedgerClient;
  /** The day of counting */
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
