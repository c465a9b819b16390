import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import type { Debt } from '@incasso/debts/Debt';
import type { Settlement } from '@incasso/debts/settleInvoices';
import type { InvoiceRefusal } from '@incasso/documents/invoiceRefusals';

/** Of a document, what tells whether it is an e-invoice. */
type CheckedFile = { readonly name: string; readonly verdict: { readonly holdsInvoice?: boolean } | undefined };

/** Whether a file is read as an e-invoice: any XML, and what the check found to hold one. */
export function isInvoiceFile({ name, verdict }: CheckedFile): boolean {
  return verdict?.holdsInvoice ?? /\.xml$/i.test(name);
}

/** What the e-invoices say of the visitor's own business. The draft keeps it beside their files. */
export type WizardInvoices = {
  /** By field; empty where they say nothing. */
  readonly found: IntakeAnswers;
  /** The text they put into each field. A field that still has it is updated with them. */
  readonly taken: IntakeAnswers;
  /** The e-invoices that the form knows, by kind, seller and number. */
  readonly subjects: readonly string[];
};

/** What reading them found, for the visitor to look at. */
export type InvoiceReport = {
  readonly settlement: Settlement;
  readonly refused: readonly { readonly name: string; readonly refusal: InvoiceRefusal }[];
  /** Whether PDFs stay inside their e-invoices for lack of room. */
  readonly areLeftWithin: boolean;
};

/** A change of what the form says because of e-invoices. */
export type AppliedInvoices = {
  /** The fields that change. */
  readonly answers: Partial<IntakeAnswers>;
  /** The table of debts. Default: it stays as it is. */
  readonly debts?: readonly Debt[];
  readonly invoices: WizardInvoices | undefined;
  readonly report: InvoiceReport | undefined;
};
