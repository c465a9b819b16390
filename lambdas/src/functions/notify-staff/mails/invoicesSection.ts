import { otherPayees } from '@incasso/debts/otherPayees';
import { settleInvoices, type OtherDocument, type OwedInvoice } from '@incasso/debts/settleInvoices';
import { otherDocumentLine, describeParty, documentName, dueDayLine } from '@incasso/debts/settlementWords';
import type { MailRow, MailSection } from '../../../mail/MailContent';
import type { IntakeRecord } from '../../../submissions/SubmissionRecord';

type InvoicesContent = Pick<IntakeRecord, 'invoices'>;

const title = 'Gelezen uit de e-facturen';
const readNote = 'Dit las onze software in de e-facturen; de cliënt typte het niet.';

/** Data of the e-invoices that is in no row of the table of debts; empty without e-invoices. */
export function invoicesSection({ invoices }: InvoicesContent): MailSection[] {
  if (invoices.length === 0) return [];
  const { documents, owed, otherDocuments, sellers } = settleInvoices(invoices.map(({ invoice }) => invoice));
  const rows = [
    ...sellers.map((seller) => ({ label: 'Verkoper', value: describeParty(seller).join(', ') })),
    ...otherPayees(documents).map((value) => ({ label: 'Rekening', value })),
    ...owed.flatMap(owedRows),
    ...otherDocuments.flatMap(otherDocumentRows),
  ];
  return [{ title: `${title} (${invoices.length})`, rows, note: readNote }];
}

/** The same section beside answers that have hints: explains the hints. */
export function comparedInvoicesSection(compared: InvoicesContent): MailSection[] {
  const note = `${readNote} Wat hierboven bij een veld met ‘kijk na’ staat, is een aanwijzing: beide kunnen juist zijn.`;
  return invoicesSection(compared).map((section) => ({ ...section, note }));
}

/** The same section for an addition. An error here must not block the staff's mail. */
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
function otherDocumentRows(other: OtherDocument): MailRow[] {
  const isInTotals = other.kind === 'subtracted';
  return isInTotals
    ? []
    : [{ label: 'Niet verrekend', value: otherDocumentLine(other), hint: 'Kijk na of dit meetelt.' }];
}

/** The credits in an amount, and the payment term if the invoice has no due date. */
function owedRows({ invoice, credits }: OwedInvoice): MailRow[] {
  const { dueDate, paymentTerms } = invoice;
  const name = documentName(invoice).toLowerCase();
  const dueDay = dueDayLine(invoice);
  return [
    ...credits.map((credit) => ({ label: 'Afgetrokken', value: `${documentName(credit)} van ${name}` })),
    ...(dueDay === undefined ? [] : [{ label: 'Vervaldag', value: dueDay, hint: 'Kijk dit na in de e-factuur.' }]),
    ...(dueDate === undefined && paymentTerms !== undefined
      ? [{ label: 'Betaaltermijn', value: `${documentName(invoice)}: ${paymentTerms}` }]
      : []),
  ];
}
