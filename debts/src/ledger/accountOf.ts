import { addDecimals, compareDecimals } from '@incasso/contract/decimal';
import { allocateCredits } from './allocateCredits';
import { invoiceEntry, openInvoice, type LedgerContent, type OpenInvoice } from './invoiceEntry';
import type { Account } from './Ledger';
import { totalNames, type AccountReason, type DebtorReason, type OtherCurrency } from './reasons';
import { byId, compareTexts, type RowWithAmount } from './rowOrders';
import { totalsOf } from './totals';

type AccountContent = LedgerContent & {
  readonly currency: string;
  /** Of one debtor and currency */
  readonly rows: readonly RowWithAmount[];
  readonly debtorReasons: readonly DebtorReason[];
};

export function accountOf({ currency, rows, debtorReasons, ...content }: AccountContent): Account {
  const invoices = rows.filter((row) => !isCredit(row)).map((row) => openInvoice(row, content));
  const credits = rows.filter(isCredit);
  // An invoice that may be counted already takes no credit: what the other one takes is sure.
  const counted = invoices.filter(({ total }) => total !== 'perhapsTwice').sort(byImputation);
  const left = allocateCredits(counted, credits);
  const creditNotes = credits.map(({ row, amount }) => ({
    ...{ row, amount, rest: left.get(row) ?? '0.00' },
    reasons: content.doubles.has(row) ? ([{ code: 'credit_perhaps_twice' }] as const) : [],
  }));
  const rest = addDecimals(...creditNotes.map((credit) => credit.rest));
  const foreign: OtherCurrency[] = currency === 'EUR' ? [] : [{ code: 'other_currency', currency }];
  const exceeding: AccountReason[] =
    compareDecimals(rest, '0.00') > 0 ? [{ code: 'credit_exceeds', amount: rest, currency }] : [];
  const entries = invoices.map((invoice) =>
    invoiceEntry(invoice, {
      ...content,
      open: left.get(invoice.row) ?? invoice.amount,
      otherReasons: [...debtorReasons, ...foreign],
    }),
  );
  return {
    currency,
    invoices: entries,
    creditNotes,
    reasons: [...exceeding, ...foreign],
    totals: totalsOf(entries),
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
    byId(one, other)
  );
}
