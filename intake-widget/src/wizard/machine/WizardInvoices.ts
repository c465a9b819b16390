import type { IntakeAnswers, IntakeFieldName } from '@incasso/contract/intakeFields';
import type { ClaimLine } from '@incasso/debts/claimLines';
import type { Claims } from '@incasso/debts/composeClaims';
import type { InvoiceRefusal } from '@incasso/documents/invoiceRefusals';

/** Of a document, what tells whether it is an e-invoice. */
type CheckedFile = { readonly name: string; readonly verdict: { readonly holdsInvoice?: boolean } | undefined };

/** Whether a file is read as an e-invoice: any XML, and what the check found to hold one. */
export function isInvoiceFile({ name, verdict }: CheckedFile): boolean {
  return verdict?.holdsInvoice ?? /\.xml$/i.test(name);
}

/** What the e-invoices say, and the text they put into the form. The draft keeps it beside their files. */
export type WizardInvoices = {
  /** What they say of the visitor's own business, by field; empty where they say nothing. */
  readonly found: IntakeAnswers;
  /** The text they put into each field. A field that still has it is updated with them. */
  readonly taken: IntakeAnswers;
  /** The lines of `invoices_terms` as they were last composed. */
  readonly lines: readonly ClaimLine[];
};

/** Whether all that stands in a text was written by e-invoices: the visitor added nothing. */
export function isComposed(
  { answers, invoices }: { readonly answers: IntakeAnswers; readonly invoices: WizardInvoices | undefined },
  name: IntakeFieldName,
): boolean {
  const lines = answers[name].split('\n').filter((line) => line.trim() !== '');
  return name === 'invoices_terms' && lines.every((line) => invoices?.lines.some(({ text }) => text === line));
}

/** What reading them found, for the visitor to look at. */
export type InvoiceReport = {
  readonly claims: Claims;
  readonly refused: readonly { readonly name: string; readonly refusal: InvoiceRefusal }[];
  /** Whether their lines found room in `invoices_terms`. */
  readonly hasRoom: boolean;
  /** Whether PDFs stay inside their e-invoices for lack of room. */
  readonly areLeftWithin: boolean;
};

/** A change of what stands in the form because of e-invoices. */
export type AppliedInvoices = {
  /** The fields that change. */
  readonly answers: Partial<IntakeAnswers>;
  readonly invoices: WizardInvoices | undefined;
  readonly report: InvoiceReport | undefined;
};
