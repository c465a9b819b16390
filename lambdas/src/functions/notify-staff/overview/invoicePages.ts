import { mediaTypeOf } from '@incasso/contract/documents/mediaTypeOf';
import { formatDecimal } from '@incasso/contract/decimal';
import { formatDate } from '@incasso/contract/isoDate';
import { describeAddress } from '@incasso/debts/describeAddress';
import { unbrokenMoney } from '@incasso/debts/money';
import { documentName } from '@incasso/debts/settlementWords';
import { invoiceLimits } from '@incasso/documents/invoiceLimits';
import type { Invoice, Party } from '@incasso/documents/Invoice';
import { partyName } from '@incasso/documents/partyName';
import type { MailRow, MailTable } from '../../../mail/MailContent';
import type { AdditionRecord, IntakeRecord } from '../../../submissions/SubmissionRecord';
import type { OverviewSection } from './drawTable';

const xml = mediaTypeOf('factuur.xml');
const pdf = mediaTypeOf('factuur.pdf');
const widths = [297, 60, 110];

/** A page for each e-invoice in XML that brought no PDF of its own: an invoice as people read it. */
export function invoicePages({ documents, invoices }: IntakeRecord | AdditionRecord): OverviewSection[] {
  return invoices.flatMap(({ sha256, invoice }) => {
    const document = documents.find((each) => each.sha256 === sha256);
    const hasPdf = documents.some(({ partOf, mediaType }) => partOf === sha256 && mediaType === pdf);
    return document?.mediaType !== xml || hasPdf ? [] : [invoicePage(invoice, document.name)];
  });
}

function invoicePage(invoice: Invoice, name: string): OverviewSection {
  const { lines } = invoice;
  return {
    title: documentName(invoice),
    rows: rowsOf(invoice),
    table: amountsOf(invoice),
    note: [
      `Onze software maakte deze bladzijde uit ${name}, dat geen PDF bevat.`,
      ...(lines.length < invoiceLimits.maxLines
        ? []
        : [`Meer dan ${lines.length} regels staan alleen in dat bestand.`]),
    ].join(' '),
    widths,
    isOnNewPage: true,
  };
}

function rowsOf(invoice: Invoice): MailRow[] {
  const { issueDate, dueDate, seller, buyer, payee, paymentTerms, orderReference, buyerReference } = invoice;
  const values: [label: string, value: string | undefined][] = [
    ['Datum', issueDate && formatDate(issueDate)],
    ['Vervaldag', dueDate && formatDate(dueDate)],
    ['Verkoper', partyInWords(seller)],
    ['Koper', partyInWords(buyer)],
    ['Betalen aan', payee && [payee.name, payee.companyNumber].filter(Boolean).join('\n')],
    ['Rekening', paymentInWords(invoice, ({ iban, account }) => iban ?? account)],
    ['Mededeling', paymentInWords(invoice, ({ structuredReference, reference }) => structuredReference ?? reference)],
    ['Betaaltermijn', paymentTerms],
    ['Bestelling', orderReference],
    ['Referentie van de koper', buyerReference],
    ['Hoort bij', invoice.precedingInvoices.map(({ number }) => number).join(', ')],
  ];
  return values.flatMap(([label, value = '']) => (value === '' ? [] : [{ label, value }]));
}

function partyInWords(party: Party): string {
  const { companyNumber, vatNumber, address, contact } = party;
  const parts = [partyName(party), companyNumber ?? vatNumber, describeAddress(address), contact.email, contact.phone];
  return parts.filter((part) => part !== undefined).join('\n');
}

function paymentInWords(
  { paymentMeans }: Invoice,
  valueOf: (means: Invoice['paymentMeans'][number]) => string | undefined,
): string {
  const values = paymentMeans.map(valueOf).filter((value) => value !== undefined);
  return [...new Set(values)].join('\n');
}

function amountsOf({ lines, amounts, currency }: Invoice): MailTable {
  const money = (amount: string) => unbrokenMoney(amount, currency);
  const hasLines = lines.length > 0;
  const named: [label: string, amount: string | undefined][] = [
    ['Kortingen', amounts.allowances],
    ['Toeslagen', amounts.charges],
    ['Totaal zonder btw', amounts.taxExclusive],
    ['Btw', amounts.tax],
    ['Totaal met btw', amounts.taxInclusive],
    ['Al betaald', amounts.prepaid],
    ['Afronding', amounts.rounding],
  ];
  return {
    columns: [
      { title: hasLines ? 'Omschrijving' : 'Bedragen van de factuur' },
      { title: hasLines ? 'Aantal' : '', kind: 'amount' },
      { title: hasLines ? 'Zonder btw' : '', kind: 'amount' },
    ],
    rows: [
      ...lines.map(({ name = '', quantity, amount }) => ({
        cells: [
          name,
          quantity === undefined ? '' : formatDecimal(quantity).replace(/,00$/, ''),
          amount === undefined ? '' : money(amount),
        ],
      })),
      ...named.flatMap(([label, amount]) =>
        amount === undefined ? [] : [{ cells: [label, '', money(amount)], rank: 'sum' as const }],
      ),
      { cells: ['Te betalen', '', money(amounts.payable)], rank: 'total' },
    ],
  };
}
