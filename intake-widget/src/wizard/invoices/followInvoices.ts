import { answersOf } from '@incasso/debts/answersOf';
import { mergeDebts } from '@incasso/debts/mergeDebts';
import { readDebts, type InvoiceOfDocument } from '@incasso/debts/readDebts';
import { settleInvoices } from '@incasso/debts/settleInvoices';
import type { Invoice } from '@incasso/documents/Invoice';
import { partyName } from '@incasso/documents/partyName';
import { checkedDocuments, pendingDocuments } from '../submission/checkedDocuments';
import type { WizardDocument } from '../submission/WizardDocument';
import type { WizardContext } from '../case/WizardContext';
import type { WizardActor } from '../case/WizardSnapshot';
import { takeUp } from './takeUp';
import { isInvoiceFile, type AppliedInvoices } from '../case/WizardInvoices';

/**
 * Updates the form whenever the e-invoices among a wizard's documents change, once all documents are read. Returns a
 * function that stops.
 */
export function followInvoices(wizard: WizardActor): () => void {
  /** Ids of the documents that the form already reflects. */
  let applied: readonly string[] = [];

  const follow = () => {
    const snapshot = wizard.getSnapshot();
    const { context } = snapshot;
    const documents = invoiceFiles(context.documents);
    const ids = documents.map(({ id }) => id);
    // Until all are read, a row could wrongly seem to belong to a removed document.
    const isPending = pendingDocuments(context.documents).length > 0;
    // Nothing changes while a case is being sent; the wizard's next state applies it.
    const canApply = snapshot.can({ type: 'invoices.applied', ...nothingRead });
    if (isPending || !canApply || ids.join() === applied.join()) return;
    applied = ids;
    wizard.send({ type: 'invoices.applied', ...changeOf(context, documents) });
  };

  const subscription = wizard.subscribe(follow);
  follow();
  return () => subscription.unsubscribe();
}

const nothingRead: AppliedInvoices = { answers: {}, invoices: undefined, report: undefined };

/** The e-invoices, except those beyond the limits on number and total size. */
function invoiceFiles(documents: readonly WizardDocument[]): WizardDocument[] {
  const leftOut = new Set(
    checkedDocuments(documents).flatMap(({ id, refusal }) =>
      refusal === 'too_many' || refusal === 'total_too_large' ? [id] : [],
    ),
  );
  return documents.filter((document) => isInvoiceFile(document) && !leftOut.has(document.id));
}

function changeOf(form: WizardContext, documents: readonly WizardDocument[]): AppliedInvoices {
  if (documents.length === 0 && form.invoices === undefined) return nothingRead;
  const invoices = invoicesIn(documents);
  const change = takeUp(form, { answers: answersOf(invoices), subjects: invoices.map(subjectOf) });
  const debts = mergeDebts(form.debts, readDebts(documents.flatMap(withChecksum)), form.openDebt);
  if (documents.length === 0) return { ...change, debts, invoices: undefined, report: undefined };
  const refused = documents.flatMap(({ name, verdict }) =>
    verdict?.invoiceRefusal === undefined ? [] : [{ name, refusal: verdict.invoiceRefusal }],
  );
  return { ...change, debts, report: { settlement: settleInvoices(invoices), refused } };
}

function invoicesIn(documents: readonly WizardDocument[]): Invoice[] {
  return documents.flatMap(({ verdict }) => verdict?.invoice ?? []);
}

/** Rows refer to their document by its checksum. */
function withChecksum({ verdict: { sha256, invoice } = {} }: WizardDocument): InvoiceOfDocument[] {
  return sha256 === undefined || invoice === undefined ? [] : [{ sha256, invoice }];
}

/** Identifies an e-invoice, whichever file contains it. */
function subjectOf({ kind, seller, number, issueDate = '' }: Invoice): string {
  return `${kind} ${partyName(seller) ?? ''} ${number} ${issueDate}`;
}
