import { formatDate } from '../calendar/isoDate';
import { formatDecimal, negateDecimal, type Decimal } from '../decimal/decimal';
import type { Invoice, Party } from '../Invoice';
import type { Claim, Claims, OpenCredit } from './composeClaims';
import { partyName } from './isSameParty';

/** Longest name and payment terms within a line. */
const maxLength = 60;

/** A line of text and its subject, which stays the same for an invoice when its amount changes. */
export type ClaimLine = { readonly subject: string; readonly text: string };

/** Claims as text: a line for each invoice and for each credit note that is left; totals where there are several. */
export function claimLines({ claims, credits, totals }: Claims): ClaimLine[] {
  const lines = [
    ...claims.map((claim) => ({ subject: subjectOf(claim.invoice), text: claimLine(claim) })),
    ...credits.map((credit) => ({ subject: subjectOf(credit.creditNote), text: creditLine(credit) })),
  ];
  if (lines.length < 2) return lines;
  return [
    ...lines,
    ...totals.map(({ debtor, currency, due }) => {
      const subject = `Totaal ${describeDebtor(debtor)}`;
      return { subject: `${subject} ${currency}`, text: `${subject}: ${formatMoney(due, currency)}` };
    }),
  ];
}

function subjectOf({ kind, seller, number }: Invoice): string {
  return `${kind} ${partyName(seller) ?? ''} ${number}`;
}

/** As in `€ 1.210,00` and `USD 1.210,00`. */
export function formatMoney(amount: Decimal, currency: string): string {
  const sign = amount.startsWith('-') ? '-' : '';
  return `${sign}${currency === 'EUR' ? '€' : currency} ${formatDecimal(amount.replace('-', ''))}`;
}

/** The same for a page, where no line ends between currency and amount. */
export function unbrokenMoney(amount: Decimal, currency: string): string {
  return formatMoney(amount, currency).replace(' ', '\u00a0');
}

function claimLine({ invoice, creditNotes, due }: Claim): string {
  const credited = creditNotes.length === 0 ? '' : ` na aftrek van creditnota ${creditNotes.join(', ')}`;
  return [
    `Factuur ${invoice.number} van ${formatDate(invoice.issueDate)}`,
    ...describeDue(invoice),
    `${formatMoney(due, invoice.currency)} te betalen${credited}`,
    ...describeParty(invoice.buyer),
  ].join(', ');
}

function creditLine({ creditNote, amount, isSubtracted }: OpenCredit): string {
  const { number, issueDate, currency, precedingInvoices, buyer } = creditNote;
  const numbers = precedingInvoices.map((invoice) => invoice.number).join(', ');
  return [
    `Creditnota ${number} van ${formatDate(issueDate)}`,
    isSubtracted
      ? formatMoney(negateDecimal(amount), currency)
      : `${formatMoney(amount, currency)} niet afgetrokken: hoort bij factuur ${numbers}`,
    ...describeParty(buyer),
  ].join(', ');
}

function describeDue({ dueDate, paymentTerms }: Invoice): string[] {
  if (dueDate !== undefined) return [`vervaldag ${formatDate(dueDate)}`];
  return paymentTerms === undefined ? [] : [`voorwaarden: ${shorten(paymentTerms)}`];
}

function describeDebtor(debtor: Party): string {
  return describeParty({ ...debtor, address: {} }).join(', ') || 'onbekende debiteur';
}

/** Name with number, and place. */
export function describeParty(party: Party): string[] {
  const name = partyName(party);
  const number = party.companyNumber ?? party.vatNumber;
  const who = [name && shorten(name), number && (name === undefined ? number : `(${number})`)]
    .filter(Boolean)
    .join(' ');
  return [who, party.address.city].filter((part) => part !== undefined && part !== '').map(String);
}

function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
