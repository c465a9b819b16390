import { creditName, describeAside, describeParty, documentName, formatMoney } from '@incasso/debts/claimLines';
import { composeClaims, type Aside, type Claim, type ClaimTotal } from '@incasso/debts/composeClaims';
import type { Invoice } from '@incasso/documents/Invoice';
import { formatDate } from '@incasso/contract/isoDate';
import { otherPayees } from '@incasso/debts/otherPayees';
import type { MailSection } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';

const title = 'Gelezen uit de e-facturen';

const readNote = 'Dit las onze software in de XML-bestanden; de cliënt typte het niet.';
const noteOnHints = `${readNote} Wat hierboven bij een veld met ‘kijk na’ staat, is een aanwijzing: een factuur kan ook als PDF zijn meegekomen.`;

/** A table of a case's e-invoices, apart from the visitor's answers; none without e-invoices. */
export function invoicesSection({ invoices, documents }: Pick<IntakeRecord, 'invoices' | 'documents'>): MailSection[] {
  if (invoices.length === 0) return [];
  const composed = composeClaims(invoices.map(({ invoice }) => invoice));
  const sources = new Map(
    invoices.map(({ sha256, invoice }) => [invoice, documents.find((document) => document.sha256 === sha256)?.name]),
  );
  const rows = [
    ...composed.claims.map((claim) => claimRow(claim, sources.get(claim.invoice))),
    ...composed.asides.map((aside) => asideRow(aside, sources.get(aside.document))),
  ];
  // Dates and numbers stay whole on a phone too.
  const columns = [
    { title: 'Stuk', share: 32 },
    { title: 'Te betalen', isWhole: true },
    { title: 'Debiteur', share: 42 },
  ];
  const parties = [
    ...composed.sellers.map((seller) => ({ label: 'Verkoper', value: describeParty(seller).join(', ') })),
    ...otherPayees(composed.documents).map((words) => ({ label: 'Rekening', value: words })),
  ];
  return [
    {
      title: `${title} (${invoices.length})`,
      rows: parties,
      table: { columns, rows, totals: rows.length < 2 ? [] : composed.totals.map(totalRow) },
      note: readNote,
    },
  ];
}

/** The same beside answers that were compared with the e-invoices and have hints: says how to take these. */
export function comparedInvoicesSection(compared: Pick<IntakeRecord, 'invoices' | 'documents'>): MailSection[] {
  return invoicesSection(compared).map((section) => ({ ...section, note: noteOnHints }));
}

/** The same for an addition. A fault here must not keep the mail from the staff. */
export function addedInvoicesSection(added: Pick<IntakeRecord, 'invoices' | 'documents'>): MailSection[] {
  try {
    return invoicesSection(added);
  } catch {
    return [unreadableInvoices];
  }
}

/** Stands for the table where it could not be made. */
export const unreadableInvoices: MailSection = {
  title,
  rows: [{ label: 'Niet gelukt', value: 'Onze software kon ze niet samenvatten. Open de XML-bestanden zelf.' }],
};

function claimRow({ invoice, credits, due }: Claim, source: string | undefined): string[] {
  const { dueDate, paymentTerms } = invoice;
  const term = dueDate === undefined ? (paymentTerms ?? 'zonder vervaldag') : `vervalt ${formatDate(dueDate)}`;
  const amount = [formatMoney(due, invoice.currency), ...credits.map((credit) => `na ${creditName(credit)}`)];
  return row(invoice, [term, source], amount);
}

/** Without its due date: by then the seller pays. */
function asideRow(aside: Aside, source: string | undefined): string[] {
  const { reason, ...words } = describeAside(aside);
  return row(aside.document, [reason, source], words.amount);
}

function row(document: Invoice, details: readonly (string | undefined)[], amount: readonly string[]): string[] {
  const { issueDate, buyer } = document;
  const lines = [
    documentName(document),
    ...[issueDate && `van ${formatDate(issueDate)}`, ...details].filter((detail) => detail !== undefined),
  ];
  return [lines.join('\n'), amount.join('\n'), describeParty(buyer).join(', ')];
}

function totalRow({ debtor, currency, due }: ClaimTotal): string[] {
  return ['Totaal', formatMoney(due, currency), describeParty(debtor).join(', ')];
}
