import { absoluteDecimal, compareDecimals } from '@incasso/contract/decimal';
import { formatDate } from '@incasso/contract/isoDate';
import { documentTypeCodes } from '@incasso/documents/purposeOf';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { partyName } from '@incasso/documents/partyName';
import { formatMoney } from '../money/money';
import type { OtherDocument } from './settleInvoices';

/** Longest name in a line, in characters */
const maxLength = 60;

/** As in `Creditnota C1`. */
export function documentName({ kind, number }: Invoice): string {
  return `${kind === 'invoice' ? 'Factuur' : 'Creditnota'} ${number}`;
}

/** A document without effect on totals, and why: `Creditnota C1 voor Testkoper NV: € 50,00. Het bestand zegt niet …` */
export function otherDocumentLine({ document, kind }: OtherDocument): string {
  const { currency, issueDate, buyer, precedingInvoices, amounts } = document;
  const isSettled = kind === 'doubtful' && compareDecimals(amounts.payable, '0.00') === 0;
  const payable = absoluteDecimal((isSettled ? amounts.taxInclusive : undefined) ?? amounts.payable);
  const amount = compareDecimals(payable, '0.00') === 0 ? '' : `: ${formatMoney(payable, currency)}`;
  const party = describeParty(buyer).join(', ');
  const name = [documentName(document), issueDate && `van ${formatDate(issueDate)}`, party && `voor ${party}`];
  const numbers = precedingInvoices.map(({ number }) => number).join(', ');
  const reason = {
    doubtful: 'Het bestand zegt niet of dit van de schuld afgaat. We trokken het niet af.',
    no_debt: `Dit is geen vordering (${noDebtName(document)}). We telden het niet bij.`,
    correction: `Dit verbetert factuur ${numbers}. We telden het niet bij.`,
  }[kind];
  return `${name.filter(Boolean).join(' ')}${amount}. ${reason}`;
}

/** A remark on the due date of an invoice. `undefined` if the invoice states just one date. */
export function dueDayLine(invoice: Invoice): string | undefined {
  const { dueDateProblem, instalments } = invoice;
  const name = documentName(invoice);
  if (instalments !== undefined) return `${name} is te betalen ${instalmentsInWords(invoice)}.`;
  if (dueDateProblem === 'impossible') return `De vervaldag in ${name.toLowerCase()} bestaat niet.`;
  if (dueDateProblem === 'discount_only') return `${name} noemt een dag voor de korting, maar geen vervaldag.`;
  return undefined;
}

/** As in `in schijven: € 500,00 op 01/02/2026, € 500,00 op 01/03/2026`. */
export function instalmentsInWords({ instalments = [], currency }: Invoice): string {
  const parts = instalments.map(({ dueDate, amount }) =>
    [amount && formatMoney(amount, currency), `op ${formatDate(dueDate)}`].filter(Boolean).join(' '),
  );
  return `in schijven: ${parts.join(', ')}`;
}

/** The short name of a document without a debt: `pro forma` */
function noDebtName({ typeCode }: Invoice): string {
  const code = documentTypeCodes.get(typeCode);
  return typeof code === 'object' ? code.none : 'geen factuur';
}

export function describeParty(party: Party): string[] {
  const name = partyName(party);
  const number = party.companyNumber ?? party.vatNumber;
  const who = [name && shorten(name), number && (name === undefined ? number : `(${number})`)]
    .filter(Boolean)
    .join(' ');
  return [who, party.address.city].filter((part) => part !== undefined && part !== '').map(String);
}

/** Cuts a name to what a line has room for. */
export function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}
