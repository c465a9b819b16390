import { describeParty, formatMoney } from '@incasso/e-invoice/claimLines';
import { composeClaims, type Claim, type ClaimTotal, type OpenCredit } from '@incasso/e-invoice/composeClaims';
import { negateDecimal } from '@incasso/e-invoice/decimal';
import type { Invoice } from '@incasso/e-invoice/Invoice';
import { formatDate } from '@incasso/e-invoice/isoDate';
import type { MailSection } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';

const title = 'Gelezen uit de e-facturen';

const readNote = 'Dit las onze software in de XML-bestanden; de cliënt typte het niet.';
const note = `${readNote} Wat hierboven bij een veld met ‘kijk na’ staat, is een aanwijzing: een factuur kan ook als PDF zijn meegekomen.`;

/** A table of a case's e-invoices, apart from the visitor's answers; none without e-invoices. */
export function invoicesSection({ invoices, documents }: Pick<IntakeRecord, 'invoices' | 'documents'>): MailSection[] {
  if (invoices.length === 0) return [];
  const composed = composeClaims(invoices.map(({ invoice }) => invoice));
  const sources = new Map(
    invoices.map(({ sha256, invoice }) => [invoice, documents.find((document) => document.sha256 === sha256)?.name]),
  );
  const rows = [
    ...composed.claims.map((claim) => claimRow(claim, sources.get(claim.invoice))),
    ...composed.credits.map((credit) => creditRow(credit, sources.get(credit.creditNote))),
  ];
  // Dates and numbers stay whole on a phone too.
  const columns = [
    { title: 'Stuk', share: 32 },
    { title: 'Te betalen', isWhole: true },
    { title: 'Debiteur', share: 42 },
  ];
  const sellers = composed.sellers.map((seller) => ({ label: 'Verkoper', value: describeParty(seller).join(', ') }));
  return [
    {
      title: `${title} (${invoices.length})`,
      rows: sellers,
      table: { columns, rows, totals: composed.totals.map(totalRow) },
      note,
    },
  ];
}

/** The same for an addition, without comparing answers. A fault here must not keep the mail from the staff. */
export function addedInvoicesSection(added: Pick<IntakeRecord, 'invoices' | 'documents'>): MailSection[] {
  try {
    return invoicesSection(added).map((section) => ({ ...section, note: readNote }));
  } catch {
    return [unreadableInvoices];
  }
}

/** Stands for the table where it could not be made. */
export const unreadableInvoices: MailSection = {
  title,
  rows: [{ label: 'Niet gelukt', value: 'Onze software kon ze niet samenvatten. Open de XML-bestanden zelf.' }],
};

function claimRow({ invoice, creditNotes, due }: Claim, source: string | undefined): string[] {
  const credited = creditNotes.map((number) => `\nna creditnota ${number}`).join('');
  return row('Factuur', invoice, { source, amount: formatMoney(due, invoice.currency) + credited });
}

function creditRow({ creditNote, amount, isSubtracted }: OpenCredit, source: string | undefined): string[] {
  const { currency } = creditNote;
  const words = isSubtracted
    ? formatMoney(negateDecimal(amount), currency)
    : `${formatMoney(amount, currency)}\nniet afgetrokken`;
  return row('Creditnota', creditNote, { source, amount: words });
}

function row(
  kind: string,
  { number, issueDate, dueDate, paymentTerms, buyer }: Invoice,
  { source, amount }: { source: string | undefined; amount: string },
): string[] {
  const due = dueDate === undefined ? (paymentTerms ?? 'zonder vervaldag') : `vervalt ${formatDate(dueDate)}`;
  const lines = [`${kind} ${number}`, `van ${formatDate(issueDate)}`, due, ...(source === undefined ? [] : [source])];
  return [lines.join('\n'), amount, describeParty(buyer).join(', ')];
}

function totalRow({ debtor, currency, due }: ClaimTotal): string[] {
  return ['Totaal', formatMoney(due, currency), describeParty(debtor).join(', ')];
}
