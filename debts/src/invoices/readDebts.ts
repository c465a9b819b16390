import { compareDecimals, type Decimal } from '@incasso/contract/decimal';
import { cleanLine } from '@incasso/contract/cleanText';
import { fieldLimits } from '@incasso/contract/limits';
import { instalmentsInWords } from './settlementWords.text';
import type { Invoice } from '@incasso/documents/Invoice';
import { partyName } from '@incasso/documents/isSameParty';
import { writeMoney } from '../money/money';
import { blankValues } from '../row/Debt';
import { moneyOf } from '../row/moneyOf';
import { cutValues, type DebtValues } from '../row/debtFields';
import type { ReadDebt } from '../row/mergeDebts';
import { describeAddress } from './describeAddress';
import { settleInvoices } from './settleInvoices';

/** An e-invoice, and the SHA-256 of its document */
export type InvoiceOfDocument = { readonly sha256: string; readonly invoice: Invoice };

/** The rows of e-invoices: one per invoice with an amount due, and per credit that totals subtract */
export function readDebts(read: readonly InvoiceOfDocument[]): ReadDebt[] {
  const sources = new Map(read.map(({ sha256, invoice }) => [invoice, sha256]));
  const { owed, otherDocuments } = settleInvoices(read.map(({ invoice }) => invoice));
  const rows = [
    ...owed.map(({ invoice, due }) => ({ invoice, values: valuesOf(invoice, due, false) })),
    ...otherDocuments
      .filter(({ kind }) => kind === 'subtracted')
      .map(({ document, amount }) => ({ invoice: document, values: valuesOf(document, amount, true) })),
  ];
  return rows.flatMap(({ invoice, values }) => {
    const sha256 = sources.get(invoice);
    return sha256 === undefined ? [] : [{ sha256, values, ...totalOf(invoice, values), ...instalmentsOf(invoice) }];
  });
}

function instalmentsOf(invoice: Invoice): Pick<ReadDebt, 'instalments'> {
  return invoice.instalments === undefined
    ? {}
    : { instalments: cleanLine(instalmentsInWords(invoice)).slice(0, fieldLimits.text) };
}

function totalOf({ amounts, currency }: Invoice, values: DebtValues): Pick<ReadDebt, 'total'> {
  const money = moneyOf(values);
  const isNothingDue = money !== undefined && compareDecimals(money.amount, '0.00') === 0;
  return isNothingDue && amounts.taxInclusive !== undefined
    ? { total: writeMoney({ amount: amounts.taxInclusive, currency }) }
    : {};
}

/** Texts are cut to the table's columns: the document itself has the full ones. */
function valuesOf(invoice: Invoice, amount: Decimal, isCredit: boolean): DebtValues {
  const { number, buyer, issueDate, dueDate, currency } = invoice;
  const values = {
    ...blankValues,
    debtor: partyName(buyer) ?? '',
    number: buyer.companyNumber ?? buyer.vatNumber ?? '',
    address: describeAddress(buyer.address) ?? '',
    email: buyer.contact.email ?? '',
    invoice: number,
    issueDate: issueDate ?? '',
    // The due date of a credit note is the seller's, for the refund.
    dueDate: isCredit ? '' : (dueDate ?? ''),
    amount: writeMoney({ amount, currency }),
    isCredit,
  };
  return cutValues(values);
}
