import type { Debt } from '@incasso/debts/Debt';
import { debtInBrief } from '@incasso/debts/debtWords';
import { otherPayees } from '@incasso/debts/otherPayees';
import { readDebts } from '@incasso/debts/readDebts';
import { settleInvoices, type OtherDocument } from '@incasso/debts/settleInvoices';
import { otherDocumentLine, describeParty, documentName, dueDayLine } from '@incasso/debts/settlementWords';
import type { Invoice } from '@incasso/documents/Invoice';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';

/** Without `debts` the table of debts has all rows of the e-invoices. */
type InvoicesContent = Pick<IntakeRecord, 'invoices'> & Partial<Pick<IntakeRecord, 'debts'>>;

const title = 'Gelezen uit de e-facturen';
const readNote = 'Dit las onze software in de e-facturen; de cliënt typte het niet.';

/** Data of the e-invoices that is in no row of the table of debts; empty without e-invoices. */
export function invoicesSection({ invoices, debts }: InvoicesContent): MailSection[] {
  if (invoices.length === 0) return [];
  const { documents, owed, otherDocuments, sellers } = settleInvoices(invoices.map(({ invoice }) => invoice));
  const rows = [
    ...sellers.map((seller) => ({ label: 'Verkoper', value: describeParty(seller).join(', ') })),
    ...otherPayees(documents).map((value) => ({ label: 'Rekening', value })),
    ...owed.flatMap(dueDayRows),
    ...otherDocuments.map(otherDocumentRow),
    ...(debts === undefined ? [] : rowless(invoices, debts)),
  ];
  return [{ title: `${title} (${invoices.length})`, rows, note: readNote }];
}

/** `invoicesSection` beside answers that have hints: explains the hints. */
export function comparedInvoicesSection(compared: InvoicesContent): MailSection[] {
  const note = `${readNote} Wat hierboven bij een veld met ‘kijk na’ staat, is een aanwijzing: beide kunnen juist zijn.`;
  return invoicesSection(compared).map((section) => ({ ...section, note }));
}

/** The section for an addition. An error here must not block the staff's mail. */
export function addedInvoicesSection(added: InvoicesContent): MailSection[] {
  try {
    return invoicesSection(added);
  } catch {
    return [unreadableInvoices];
  }
}

export const unreadableInvoices: MailSection = {
  title,
  rows: [{ label: 'Niet gelukt', value: 'Onze software kon ze niet samenvatten. Open de e-facturen zelf.' }],
};

/** Invoices that totals leave out, with the reason. */
function otherDocumentRow(other: OtherDocument): MailRow {
  return { label: 'Niet verrekend', value: otherDocumentLine(other), hint: 'Kijk na of dit meetelt.' };
}

/** Debts that only the functions could read, or that the visitor called another row's: the table has them as sent. */
function rowless(invoices: IntakeRecord['invoices'], debts: readonly Debt[]): MailRow[] {
  const shown = debts.flatMap(({ source }) => (source.kind === 'document' ? [source.sha256] : []));
  return readDebts(invoices)
    .filter(({ documents }) => !documents.some((sha256) => shown.includes(sha256)))
    .map(({ values }) => ({
      label: 'Niet in de tabel',
      value: debtInBrief(values),
      hint: 'Kijk na of dit meetelt.',
    }));
}

/** What is remarkable about the due date, and the payment term if there is none. */
function dueDayRows(invoice: Invoice): MailRow[] {
  const { dueDate, paymentTerms } = invoice;
  const dueDay = dueDayLine(invoice);
  return [
    ...(dueDay === undefined ? [] : [{ label: 'Vervaldag', value: dueDay, hint: 'Kijk dit na in de e-factuur.' }]),
    ...(dueDate === undefined && paymentTerms !== undefined
      ? [{ label: 'Betaaltermijn', value: `${documentName(invoice)}: ${paymentTerms}` }]
      : []),
  ];
}
