import { compareDecimals } from '@incasso/contract/decimal';
import { cleanLine } from '@incasso/contract/cleanText';
import { fieldLimits } from '@incasso/contract/limits';
import { instalmentsInWords } from './settlementWords.text';
import type { Invoice } from '@incasso/documents/Invoice';
import { writeMoney } from '../money/money';
import type { ReadDebt } from '../row/mergeDebts';
import { isCopy, settleInvoices } from './settleInvoices';
import { valuesOf } from './valuesOf';

export type InvoiceOfDocument = { readonly sha256: string; readonly invoice: Invoice };

/** One row per invoice, and per credit note that lowers the debt, even if several documents contain it */
export function readDebts(read: readonly InvoiceOfDocument[]): ReadDebt[] {
  const { documents, owed, credits } = settleInvoices(read.map(({ invoice }) => invoice));
  return read
    .filter(({ invoice }) => [...owed, ...credits].includes(invoice))
    .map(({ sha256, invoice }) => ({
      documents: [
        sha256,
        ...read
          .filter((one) => !documents.includes(one.invoice) && isCopy(one.invoice, invoice))
          .map((one) => one.sha256),
      ],
      values: valuesOf(invoice),
      ...totalOf(invoice),
      ...instalmentsOf(invoice),
    }));
}

function instalmentsOf(invoice: Invoice): Pick<ReadDebt, 'instalments'> {
  return invoice.instalments === undefined
    ? {}
    : { instalments: cleanLine(instalmentsInWords(invoice)).slice(0, fieldLimits.text) };
}

function totalOf({ amounts: { payable, taxInclusive }, currency }: Invoice): Pick<ReadDebt, 'total'> {
  const isNothingDue = compareDecimals(payable, '0.00') === 0;
  return isNothingDue && taxInclusive !== undefined ? { total: writeMoney({ amount: taxInclusive, currency }) } : {};
}
