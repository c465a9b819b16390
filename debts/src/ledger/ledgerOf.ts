import type { IsoDate } from '@incasso/contract/isoDate';
import type { InterestRates } from '../interest/halfYears';
import { interestRates } from '../interest/interestRates.content';
import { readMoney, type Money } from '../money/money';
import { isBlank } from '../row/Debt';
import type { DebtorGroup } from '../row/groupByDebtor';
import { accountOf } from './accountOf';
import { caseKindsOf } from './caseKindsOf';
import { describeDebtor } from './describeDebtor';
import { findDoubles } from './findDoubles';
import { isOpen, type LedgerContent } from './invoiceEntry';
import { lacksOfClient, lacksOfDebtor, type LedgerClient } from './lacks';
import type { DebtorLedger, Ledger, LedgerCounts, LedgerRow } from './Ledger';
import { compareTexts, type RowWithAmount } from './rowOrders';
import { rowsByDebtor } from './rowsByDebtor';
import { addTotals } from './totals';

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
 * here. Empty rows are ignored.
 */
export function ledgerOf(rows: readonly LedgerRow[], { client, day, rates = interestRates }: LedgerOptions): Ledger {
  const filled = rows.filter((row) => !isBlank(row));
  const content = { day, rates, doubles: findDoubles(filled.flatMap(readAmount)) };
  const debtors = rowsByDebtor(filled).map((group) => debtorLedger(group, content));
  const accounts = debtors.flatMap((debtor) => debtor.accounts);
  const [provisionalFrom] = accounts
    .flatMap(({ invoices }) => invoices.flatMap((invoice) => invoice.provisionalFrom ?? []))
    .sort();
  return {
    day,
    ...(provisionalFrom !== undefined && { provisionalFrom }),
    debtors,
    totals: currenciesOf(accounts).map((currency) => ({
      currency,
      totals: addTotals(accounts.filter((account) => account.currency === currency).map(({ totals }) => totals)),
    })),
    counts: countsOf(debtors),
    caseKinds: caseKindsOf(debtors),
    clientLacks: lacksOfClient(client),
  };
}

function debtorLedger({ debtor, debts }: DebtorGroup<LedgerRow>, content: LedgerContent): DebtorLedger {
  const { kind, reasons } = describeDebtor(debts);
  const amounts = debts.flatMap(readAmount);
  const accounts = currenciesOf(amounts).map((currency) => {
    const rows = amounts.filter((row) => row.currency === currency);
    return accountOf({ ...content, currency, rows, debtorReasons: reasons });
  });
  const unreadable = debts
    .filter(({ amount }) => readMoney(amount) === undefined)
    .map((row) => ({ row, reasons: [{ code: 'amount_unreadable', amount: row.amount }] as const }));
  const described = { debtor, kind, reasons, accounts, unreadable };
  return { ...described, lacks: lacksOfDebtor(described, debts) };
}

function readAmount(row: LedgerRow): (RowWithAmount & Money)[] {
  const money = readMoney(row.amount);
  return money === undefined ? [] : [{ row, ...money }];
}

/** Each currency once, euro first */
function currenciesOf(of: readonly { readonly currency: string }[]): string[] {
  const order = (currency: string) => (currency === 'EUR' ? '' : currency);
  return [...new Set(of.map(({ currency }) => currency))].sort((one, other) => compareTexts(order(one), order(other)));
}

function countsOf(debtors: readonly DebtorLedger[]): LedgerCounts {
  const invoices = debtors.flatMap(({ accounts, unreadable }) => [
    ...accounts.flatMap((account) => account.invoices),
    ...unreadable,
  ]);
  const creditNotes = debtors.flatMap(({ accounts }) => accounts.flatMap((account) => account.creditNotes));
  const isOwing = ({ accounts, unreadable }: DebtorLedger) =>
    unreadable.length > 0 || accounts.some((account) => account.invoices.some(isOpen));
  return {
    invoices: invoices.length,
    creditNotes: creditNotes.length,
    debtors: debtors.filter((each) => each.debtor !== '' && isOwing(each)).length,
  };
}
