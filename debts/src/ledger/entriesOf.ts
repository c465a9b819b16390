import { addDecimals, compareDecimals, absoluteDecimal, subtractDecimals } from '@incasso/contract/decimal';
import { allocateCredits } from './allocateCredits';
import { invoiceEntry, openInvoice, type LedgerContent, type OpenInvoice } from './invoiceEntry';
import { noSums, type LedgerEntry } from './Ledger';
import { totalNames, type DebtorReason, type EntryReason } from './reasons';
import { byAmount, compareTexts, type RowWithAmount } from './rowOrders';

type EntriesContent = LedgerContent & {
  readonly currency: string;
  /** Of one debtor and currency */
  readonly rows: readonly RowWithAmount[];
  readonly debtorReasons: readonly DebtorReason[];
};

type Entries = { readonly entries: readonly LedgerEntry[]; readonly reasons: readonly DebtorReason[] };

/** The invoices and then the credit notes, and the reason why nothing can be claimed */
export function entriesOf({ currency, rows, debtorReasons, ...content }: EntriesContent): Entries {
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
