import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import type { Debt } from '@incasso/debts/Debt';
import type { Settlement } from '@incasso/debts/settleInvoices';
import type { InvoiceRefusal } from '@incasso/documents/invoiceRefusals';
import type { WizardDocument } from '../submission/WizardDocument';

/** Whether a document was read as an e-invoice: any XML, and any file in which the check found one. */
export function isInvoiceFile({ verdict }: Pick<WizardDocument, 'verdict'>): boolean {
  return verdict?.invoice !== undefined || verdict?.invoiceRefusal !== undefined;
}

/** The visitor's own business data from the e-invoices. The draft stores it with their files. */
export type WizardInvoices = {
  /** By field; empty where the e-invoices have no value. */
  readonly found: IntakeAnswers;
  /** The text that they filled into each field. A field that still has it is updated with them. */
  readonly taken: IntakeAnswers;
  /** The e-invoices already in the form, by kind, seller, number and issue day. */
  readonly subjects: readonly string[];
};

/** The result of reading them, for the visitor to review. */
export type InvoiceReport = {
  readonly settlement: Settlement;
  readonly refused: readonly { readonly name: string; readonly refusal: InvoiceRefusal }[];
};

export type AppliedInvoices = {
  readonly answers: Partial<IntakeAnswers>;
  /** The table of debts. Default: unchanged. */
  readonly debts?: readonly Debt[];
  readonly invoices: WizardInvoices | undefined;
  readonly report: InvoiceReport | undefined;
};
