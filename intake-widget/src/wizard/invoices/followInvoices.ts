import type { HostServices } from '@incasso/browser/host/services';
import { answersOf } from '@incasso/e-invoice/answersOf';
import { claimLines } from '@incasso/e-invoice/claimLines';
import { composeClaims } from '@incasso/e-invoice/composeClaims';
import type { Invoice } from '@incasso/e-invoice/Invoice';
import type { InvoiceResult } from '@incasso/e-invoice/readInvoice';
import type { DocumentReader } from '../documents/createDocumentReader';
import type { FileStore } from '../documents/FileStore';
import type { WizardDocument } from '../machine/WizardContext';
import type { WizardActor } from '../machine/WizardSnapshot';
import { takeUp } from './changeAnswers';
import { describeReading } from './followInvoices.text';
import { isInvoiceFile } from './isInvoiceFile';
import type { ReadDocument } from './ReadDocument';
import { unpackDocuments } from './unpackDocuments';
import type { AppliedInvoices } from '../machine/WizardInvoices';

/** What following needs of the world around the wizard. */
export type InvoicePorts = {
  readonly files: FileStore;
  readonly readInvoice: DocumentReader['readInvoice'];
  readonly showToast: HostServices['showToast'];
};

/**
 * Reads the e-invoices among a wizard's documents and brings the form up to date with them whenever
 * there are others, as soon as all are read. Returns how to stop.
 */
export function followInvoices(wizard: WizardActor, ports: InvoicePorts): () => void {
  const { files, showToast } = ports;
  /** Of the documents that could be read, by their ids. */
  const results = new Map<string, InvoiceResult | undefined>();
  /** Ids of the documents that the form is up to date with. */
  let applied: readonly string[] = [];
  let isReading = false;
  let isOver = false;

  const documents = () => wizard.getSnapshot().context.documents.filter(isInvoiceFile);

  const readAll = async () => {
    for (;;) {
      const unread = documents().find(({ id }) => !results.has(id));
      if (unread === undefined || isOver) return;
      results.set(unread.id, await read(ports, unread));
    }
  };
  const apply = () => {
    const ids = documents().map(({ id }) => id);
    const readDocuments = documents().flatMap(({ id, name }): ReadDocument[] => {
      const result = results.get(id);
      return result === undefined ? [] : [{ id, name, result }];
    });
    const { context } = wizard.getSnapshot();
    const change = changeOf(context, readDocuments);
    // While a case is being sent nothing of it changes; the wizard's next state asks again.
    if (!wizard.getSnapshot().can({ type: 'invoices.applied', ...change })) return;
    const added = readDocuments.filter(({ id }) => !applied.includes(id));
    applied = ids;
    wizard.send({ type: 'invoices.applied', ...change });
    const known = new Set(context.invoices?.lines.map(({ subject }) => subject));
    const fresh = added.filter(({ result }) => result.ok && !known.has(subjectOf(result.value.invoice)));
    void unpackDocuments(wizard, files, fresh);
    if (!context.isRestored) for (const toast of describeReading({ added, fresh, change })) showToast(toast);
  };
  const follow = async () => {
    const ids = documents().map(({ id }) => id);
    if (isReading || ids.join() === applied.join()) return;
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

/** `undefined` where the browser no longer has the file, or cannot read it: the document judge says so. */
async function read({ files, readInvoice }: InvoicePorts, { id }: WizardDocument): Promise<InvoiceResult | undefined> {
  const file = await files.get(id);
  return file && readInvoice(file);
}

function changeOf(form: Parameters<typeof takeUp>[0], documents: readonly ReadDocument[]): AppliedInvoices {
  if (documents.length === 0 && form.invoices === undefined)
    return { answers: {}, invoices: undefined, report: undefined };
  const invoices = documents.flatMap(({ result }) => (result.ok ? [result.value.invoice] : []));
  const claims = composeClaims(invoices);
  const { hasRoom, ...change } = takeUp(form, { answers: answersOf(invoices), lines: claimLines(claims) });
  if (documents.length === 0) return { ...change, invoices: undefined, report: undefined };
  const refused = documents.flatMap(({ name, result }) => (result.ok ? [] : [{ name, refusal: result.refusal }]));
  return { ...change, report: { claims, refused, hasRoom } };
}

/** What the line of an invoice is about, by itself. */
function subjectOf(invoice: Invoice): string {
  return claimLines(composeClaims([invoice]))[0]?.subject ?? '';
}
