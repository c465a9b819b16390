import { formatIban } from '@incasso/contract/bankAccount';
import { isCredit } from '@incasso/documents/isCredit';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { hasOtherPayee } from './hasOtherPayee';

/** Direct debits in UNTDID 4461 (BT-81): nobody pays into an account then, and some files name the buyer's. */
const directDebits: ReadonlySet<string | undefined> = new Set(['49', '59']);

/**
 * The account (IBAN) into which invoices ask to pay their seller. Never one that another of them debits, that is
 * another payee's, or whose holder is named as the buyer or such a payee. A credit note names the seller's account or
 * the buyer's, and so does a direct debit: such an account counts only where an invoice asks to pay into it, and into
 * no other.
 */
export function sellerAccount(invoices: readonly Invoice[]): string | undefined {
  const asked = new Set<string>();
  const doubtful = new Set<string>();
  const others = new Set<string>();
  const sellers = new Set(invoices.flatMap(({ seller }) => namesOf(seller)));
  const strangers = new Set(invoices.flatMap(namesOfStrangers));
  const isStranger = (holder: string | undefined) =>
    holder !== undefined && strangers.has(asName(holder)) && !sellers.has(asName(holder));
  for (const invoice of invoices) {
    for (const { code, iban, payerAccount, accountName } of invoice.paymentMeans) {
      if (payerAccount !== undefined) others.add(formatIban(payerAccount));
      if (iban === undefined) continue;
      const isDirectDebit = directDebits.has(code) || payerAccount !== undefined;
      const isOthers = hasOtherPayee(invoice) || isStranger(accountName);
      const accounts = isOthers ? others : isCredit(invoice) || isDirectDebit ? doubtful : asked;
      accounts.add(iban);
    }
  }
  const accounts = [...asked].filter((account) => !others.has(account));
  return accounts.find((account) => !doubtful.has(account)) ?? accounts[0];
}

function namesOf({ legalName, tradingName }: Party): string[] {
  return [legalName, tradingName].filter((name) => name !== undefined).map(asName);
}

function namesOfStrangers(invoice: Invoice): string[] {
  const payee = hasOtherPayee(invoice) ? invoice.payee?.name : undefined;
  return [...namesOf(invoice.buyer), ...(payee === undefined ? [] : [asName(payee)])];
}

function asName(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
