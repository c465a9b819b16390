import { absoluteDecimal, negateDecimal } from '@incasso/contract/decimal';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { partyName } from '@incasso/documents/partyName';
import { writeMoney } from '../money/money';
import { blankValues } from '../row/Debt';
import { cutValues, type DebtValues } from '../row/debtFields';
import type { Debtor } from '../row/sameness';
import { describeAddress } from './describeAddress';

/**
 * The row of an e-invoice. A credit note's amount is below zero, whichever sign its file has. Texts are cut to the
 * table's columns: the document itself has the full ones.
 */
export function valuesOf({ buyer, number, purpose, currency, amounts, ...invoice }: Invoice): DebtValues {
  const isCredit = purpose === 'credit';
  const amount = isCredit ? negateDecimal(absoluteDecimal(amounts.payable)) : amounts.payable;
  return cutValues({
    ...blankValues,
    ...debtorOf(buyer),
    address: describeAddress(buyer.address) ?? '',
    email: buyer.contact.email ?? '',
    invoice: number,
    issueDate: invoice.issueDate ?? '',
    // The due date of a credit note is the seller's, for the refund.
    dueDate: isCredit ? '' : (invoice.dueDate ?? ''),
    amount: writeMoney({ amount, currency }),
    creditedInvoice: isCredit ? invoice.precedingInvoices.map((preceding) => preceding.number).join(', ') : '',
  });
}

/** The name and number of a party as rows have them, for comparing */
export function debtorOf(party: Party): Debtor {
  return { debtor: partyName(party) ?? '', number: party.companyNumber ?? party.vatNumber ?? '' };
}
