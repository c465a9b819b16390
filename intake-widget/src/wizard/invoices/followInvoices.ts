import { answersOf } from '@incasso/debts/answersOf';
import { mergeDebts } from '@incasso/debts/mergeDebts';
import { readDebts, type InvoiceOfDocument } from '@incasso/debts/readDebts';
import { settleInvoices } from '@incasso/debts/settleInvoices';
import { checkedDocuments, pendingDocuments } from '../submission/checkedDocuments';
import type { UnreadDocument, WizardDocument } from '../submission/WizardDocument';
import type { WizardContext } from '../case/WizardContext';
import type { WizardActor } from '../case/WizardSnapshot';
import { takeUp } from './changeAnswers';
import { describeReading } from './followInvoices.text';
import { isInvoiceFile, type AppliedInvoices } from '../case/WizardInvoices';
import { freshInvoices, readDocumentAsInvoice, subjectOf, type InvoicePorts, type ReadDocument } from './readInvoices';
import { areLeftWithin, unpackDocuments } from './unpackDocuments';

/**
 * Reads the e-invoices among a wizard's documents and updates the form whenever they change, once all are read. Returns
 * a function that stops.
 */
export function followInvoices(wizard: WizardActor, ports: InvoicePorts): () => void {
  const { files, showToast } = ports;
  /** By document id; `undefined` for those that could not be read. */
  const results = new Map<string, ReadDocument | undefined>();
  /** Ids of the documents that the form already reflects. */
  let applied: readonly string[] = [];
  let isReading = false;
  let isOver = false;

  const current = () => wizard.getSnapshot().context;
  const documents = () => invoiceFiles(current().documents);
  const readDocuments = () => documents().flatMap(({ id }) => results.get(id) ?? []);
  const canApply = () => wizard.getSnapshot().can({ type: 'invoices.applied', ...nothingRead });

  const nextUnread = () => (isOver ? undefined : documents().find(({ id }) => !results.has(id)));
  const notApplied = () => readDocuments().filter(({ id }) => !applied.includes(id));
  const add = (document: UnreadDocument) => wizard.send({ type: 'documents.added', documents: [document] });
  const unpackFresh = async () => {
    const fresh = freshInvoices(notApplied(), current().invoices);
    await unpackDocuments(fresh, { files, documents: () => current().documents, add });
  };
  /** Extracts before applying: when the form shows an e-invoice, its documents are already added. */
  const readAll = async () => {
    do {
      for (let unread = nextUnread(); unread !== undefined; unread = nextUnread())
        results.set(unread.id, await readDocumentAsInvoice(unread, ports));
      if (!isOver && canApply()) await unpackFresh();
    } while (nextUnread() !== undefined);
  };
  const apply = () => {
    // Nothing changes while a case is being sent; the wizard's next state applies it.
    if (!canApply()) return;
    const context = current();
    const added = notApplied();
    const fresh = freshInvoices(added, context.invoices);
    const change = changeOf(context, readDocuments());
    applied = documents().map(({ id }) => id);
    wizard.send({ type: 'invoices.applied', ...change });
    if (!context.isRestored) for (const toast of describeReading({ added, fresh, change })) showToast(toast);
  };
  const follow = async () => {
    const ids = documents().map(({ id }) => id);
    // Until all are read, a row could wrongly seem to belong to a removed document.
    const isPending = pendingDocuments(current().documents).length > 0;
    if (isReading || isPending || ids.join() === applied.join()) return;
    isReading = true;
    await readAll();
    isReading = false;
    if (!isOver) apply();
  };

  const subscription = wizard.subscribe(() => void follow());
  void follow();
  return () => {
    isOver = true;
    subscription.unsubscribe();
  };
}

const nothingRead: AppliedInvoices = { answers: {}, invoices: undefined, report: undefined };

/**
 * The files to read as e-invoices, except those that are not sent. Rows refer to their document by the checksum in its
 * verdict.
 */
function invoiceFiles(documents: readonly WizardDocument[]): WizardDocument[] {
  const leftOut = new Set(
    checkedDocuments(documents).flatMap(({ id, refusal }) =>
      refusal === 'too_many' || refusal === 'total_too_large' ? [id] : [],
    ),
  );
  return documents.filter(
    (document) => document.verdict !== undefined && isInvoiceFile(document) && !leftOut.has(document.id),
  );
}

function changeOf(form: WizardContext, documents: readonly ReadDocument[]): AppliedInvoices {
  if (documents.length === 0 && form.invoices === undefined) return nothingRead;
  const invoices = documents.flatMap(({ result }) => (result.ok ? [result.value.invoice] : []));
  const change = takeUp(form, { answers: answersOf(invoices), subjects: invoices.map(subjectOf) });
  const debts = mergeDebts(form.debts, readDebts(documents.flatMap((document) => withChecksum(document, form))));
  if (documents.length === 0) return { ...change, debts, invoices: undefined, report: undefined };
  const refused = documents.flatMap(({ name, result }) => (result.ok ? [] : [{ name, refusal: result.refusal }]));
  const report = {
    settlement: settleInvoices(invoices),
    refused,
    areLeftWithin: areLeftWithin(documents, form.documents),
  };
  return { ...change, debts, report };
}

function withChecksum({ id, result }: ReadDocument, { documents }: WizardContext): InvoiceOfDocument[] {
  const sha256 = documents.find((document) => document.id === id)?.verdict?.sha256;
  return result.ok && sha256 !== undefined ? [{ sha256, invoice: result.value.invoice }] : [];
}
