import { negateDecimal } from '@incasso/contract/decimal';
import { formatDate } from '@incasso/contract/isoDate';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { partyName } from '@incasso/documents/isSameParty';
import { formatMoney } from '../money/money';
import type { Aside } from './settleInvoices';

/** Longest name of a party in a line. */
const maxLength = 60;

/** As in `Creditnota C1`. */
export function documentName({ kind, number }: Invoice): string {
  return `${kind === 'invoice' ? 'Factuur' : 'Creditnota'} ${number}`;
}

/** A document that totals leave out, with the reason: `Creditnota C1 van 15/01/2026, € 50,00 niet afgetrokken: …`. */
export function asideLine({ document, amount, kind }: Aside): string {
  const { currency, issueDate, buyer, precedingInvoices } = document;
  const name = [documentName(document), issueDate && `van ${formatDate(issueDate)}`].filter(Boolean).join(' ');
  const numbers = precedingInvoices.map(({ number }) => number).join(', ');
  const words = {
    subtracted: [formatMoney(negateDecimal(amount), currency)],
    elsewhere: [`${formatMoney(amount, currency)} niet afgetrokken`, `hoort bij factuur ${numbers}`],
    doubtful: [
      `${formatMoney(amount, currency)} niet afgetrokken`,
      'in het bestand is niet duidelijk of dit van de schuld afgaat',
    ],
    correction: [`${formatMoney(amount, currency)} niet bijgeteld`, `verbetert factuur ${numbers}`],
  }[kind];
  return [name, words.join(': '), ...describeParty(buyer)].join(', ');
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
