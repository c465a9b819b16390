import { formatDate } from '@incasso/contract/isoDate';
import { formatDecimal, negateDecimal, type Decimal } from '@incasso/contract/decimal';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import type { Aside, Claim, Claims } from './composeClaims';
import { partyName } from '@incasso/documents/isSameParty';

/** Longest name and payment terms within a line. */
const maxLength = 60;

/** A line of text and its subject, which stays the same for an invoice when its amount changes. */
export type ClaimLine = { readonly subject: string; readonly text: string };

/** Claims as text: a line for each invoice and for what stands beside them; totals where there are several. */
export function claimLines({ claims, asides, totals }: Claims): ClaimLine[] {
  const lines = [
    ...claims.map((claim) => ({ subject: subjectOf(claim.invoice), text: claimLine(claim) })),
    ...asides.map((aside) => ({ subject: subjectOf(aside.document), text: asideLine(aside) })),
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

function claimLine({ invoice, credits, due }: Claim): string {
  const credited = credits.length === 0 ? '' : ` na aftrek van ${credits.map(creditName).join(', ')}`;
  return documentLine(invoice, [
    ...describeDue(invoice),
    `${formatMoney(due, invoice.currency)} te betalen${credited}`,
  ]);
}

export function asideLine(aside: Aside): string {
  const { amount, reason } = describeAside(aside);
  return documentLine(aside.document, [amount.join(' ') + (reason === undefined ? '' : `: ${reason}`)]);
}

function documentLine(document: Invoice, details: readonly string[]): string {
  const { issueDate, buyer } = document;
  const name = documentName(document) + (issueDate === undefined ? '' : ` van ${formatDate(issueDate)}`);
  return [name, ...details, ...describeParty(buyer)].join(', ');
}

/** As in `Creditnota C1`. */
export function documentName({ kind, number }: Invoice): string {
  return `${kind === 'invoice' ? 'Factuur' : 'Creditnota'} ${number}`;
}

/** The same within a sentence. */
export function creditName(credit: Invoice): string {
  return documentName(credit).replace(/^./, (letter) => letter.toLowerCase());
}

/** What the total does with a document beside the claims, in short lines, and why. */
export function describeAside({ document, amount, kind }: Aside): { amount: string[]; reason?: string } {
  const { currency, precedingInvoices } = document;
  if (kind === 'subtracted') return { amount: [formatMoney(negateDecimal(amount), currency)] };
  const numbers = precedingInvoices.map(({ number }) => number).join(', ');
  const reasons = {
    elsewhere: `hoort bij factuur ${numbers}`,
    doubtful: 'in het bestand is niet duidelijk of dit van de schuld afgaat',
    correction: `verbetert factuur ${numbers}`,
  };
  const words = kind === 'correction' ? 'niet bijgeteld' : 'niet afgetrokken';
  return { amount: [formatMoney(amount, currency), words], reason: reasons[kind] };
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
