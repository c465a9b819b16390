import { formatAnswer, isIntakeFieldName, type IntakeFieldName } from '@incasso/contract/intakeFields';
import { fieldLimits } from '@incasso/contract/limits';
import { partyName } from '@incasso/documents/partyName';
import type { Invoice } from '@incasso/documents/Invoice';
import { describeAddress } from './describeAddress';
import { sellerAccount } from './sellerAccount';
import { isSameParty } from './settleInvoices';

export type OwnAnswers = Readonly<Partial<Record<IntakeFieldName, string>>>;

/**
 * The answers in the first seller's invoices, each from the first invoice that has it, in the usual spelling. An answer
 * longer than its field is kept whole for the visitor to shorten; one longer than any text is dropped.
 */
export function answersOf(invoices: readonly Invoice[]): OwnAnswers {
  const own = invoices.filter(({ seller }) => invoices[0] !== undefined && isSameParty(seller, invoices[0].seller));
  const answers: Partial<Record<IntakeFieldName, string>> = {};
  for (const read of [...own.map(answersOfSeller), { bank_account: sellerAccount(own) }]) {
    for (const [name, value] of Object.entries(read)) {
      if (!isIntakeFieldName(name) || value === undefined) continue;
      if (value.length <= fieldLimits.text) answers[name] ??= formatAnswer(name, value);
    }
  }
  return answers;
}

function answersOfSeller({ seller }: Invoice): Partial<Record<IntakeFieldName, string | undefined>> {
  return {
    company_name: partyName(seller),
    vat_number: seller.companyNumber ?? seller.vatNumber,
    address: describeAddress(seller.address),
    contact_person: seller.contact.name,
    phone: seller.contact.phone,
    email: seller.contact.email,
  };
}
