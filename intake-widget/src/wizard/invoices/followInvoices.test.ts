/** @jest-environment node */
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { answersOf } from '@incasso/debts/answersOf';
import { readInvoice } from '@incasso/documents/readInvoice';
import { sampleInvoice } from '@incasso/documents/testing/sampleInvoice';
import { monetaryTotal, sampleCii, sampleUbl, sampleXml } from '@incasso/documents/testing/sampleXml';
import { startWizard } from '../testing/startWizard';
import type { DocumentVerdict } from '../submission/WizardDocument';
import { watchInvoices } from './Invoices';

const row = '2026-0012: € 1.210,00';

/** Retries, task by task, until it no longer fails. */
async function waitFor(expectation: () => void): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    try {
      expectation();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  expectation();
}

function startFollowing() {
  const { actor } = startWizard();
  const stop = watchInvoices(actor);
  /** Adds a file and its verdict; `name` may be that of a PDF with the XML in it. */
  const add = (id: string, xml: string, name = `${id}.xml`) => {
    actor.send({ type: 'documents.added', documents: [{ id, name, size: xml.length, kind: undefined }] });
    actor.send({ type: 'document.checked', id, verdict: verdictOf(id, xml) });
  };
  const answers = () => actor.getSnapshot().context.answers;
  /** The table of debts, in short form. */
  const rows = () => actor.getSnapshot().context.debts.map(({ invoice, amount }) => `${invoice}: ${amount}`);
  return { actor, stop, add, answers, rows };
}

function verdictOf(sha256: string, xml: string): DocumentVerdict {
  const read = readInvoice(new TextEncoder().encode(xml));
  return read.ok ? { sha256, invoice: read.value.invoice } : { refusal: 'no_invoice', invoiceRefusal: read.refusal };
}

test('an e-invoice fills empty fields', async () => {
  const { add, answers, rows } = startFollowing();

  add('a', sampleUbl());

  await waitFor(() => expect(answers().company_name).not.toBe(''));
  expect(answers()).toEqual({ ...emptyIntakeAnswers(), ...answersOf([sampleInvoice()]) });
  expect(rows()).toEqual([row]);
});

test('the same e-invoice added twice counts once', async () => {
  const { actor, add, rows } = startFollowing();
  add('a', sampleUbl());
  await waitFor(() => expect(rows()).toEqual([row]));
  const { invoiceReport } = actor.getSnapshot().context;

  add('again', sampleUbl());

  await waitFor(() => expect(actor.getSnapshot().context.invoiceReport).not.toBe(invoiceReport));
  expect(rows()).toEqual([row]);
});

test.each([
  ['XML first', ['xml', 'pdf']],
  ['PDF first', ['pdf', 'xml']],
])('the same e-invoice as XML and inside a PDF counts once: %s', async (_, order) => {
  const { actor, add, rows } = startFollowing();
  for (const kind of order) {
    if (kind === 'xml') add('a', sampleUbl());
    else add('b', sampleCii(), 'b.pdf');
    await waitFor(() => expect(rows()).toEqual([row]));
  }

  const settlement = () => actor.getSnapshot().context.invoiceReport?.settlement;
  await waitFor(() => expect(settlement()?.owed).toHaveLength(1));
  expect(rows()).toEqual([row]);
});

test('a PDF without an e-invoice is an ordinary document', async () => {
  const { actor, rows } = startFollowing();

  actor.send({ type: 'documents.added', documents: [{ id: 'a', name: 'a.pdf', size: 9, kind: undefined }] });
  actor.send({ type: 'document.checked', id: 'a', verdict: { sha256: 'a' } });
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(rows()).toEqual([]);
  expect(actor.getSnapshot().context.invoiceReport).toBeUndefined();
});

test('two invoices give two rows; removing one removes its row', async () => {
  const { actor, add, rows } = startFollowing();

  add('a', sampleUbl());
  add('b', sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' }));
  await waitFor(() => expect(rows()).toEqual([row, '2026-0013: € 1.210,00']));
  actor.send({ type: 'document.removed', id: 'b' });

  await waitFor(() => expect(rows()).toEqual([row]));
  actor.send({ type: 'document.removed', id: 'a' });
  await waitFor(() => expect(rows()).toEqual([]));
  expect(actor.getSnapshot().context.invoices).toBeUndefined();
});

test('a row that the visitor changed stays when its document is removed', async () => {
  const { actor, add, rows } = startFollowing();
  add('a', sampleUbl());
  await waitFor(() => expect(rows()).toEqual([row]));
  actor.send({ type: 'debt.changed', id: '1', values: { isDisputed: true } });

  actor.send({ type: 'document.removed', id: 'a' });

  await waitFor(() => expect(actor.getSnapshot().context.invoices).toBeUndefined());
  expect(actor.getSnapshot().context.debts).toMatchObject([{ isDisputed: true, source: { sha256: 'a' } }]);
});

test('no row is removed while another document is still being read', async () => {
  const { actor, add, rows } = startFollowing();
  add('a', sampleUbl());
  await waitFor(() => expect(rows()).toEqual([row]));
  const { context } = actor.getSnapshot();
  const other = startFollowing();
  const pending = { id: 'b', name: 'b.pdf', size: 9, kind: undefined };

  other.actor.send({
    type: 'draft.found',
    draft: { ...context, documents: [...context.documents, pending], mayHaveArrived: false, step: 1 },
  });
  other.actor.send({ type: 'document.checked', id: 'b', verdict: { sha256: 'b' } });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(other.rows()).toEqual([row]);
  other.actor.send({ type: 'document.checked', id: 'a', verdict: verdictOf('a', sampleUbl()) });

  await waitFor(() => expect(other.actor.getSnapshot().context.invoiceReport).toBeDefined());
  expect(other.actor.getSnapshot().context.debts).toEqual(context.debts);
});

test('a credit note before its invoice gives no account, and a negative one raises no debt', async () => {
  const { add, answers, rows } = startFollowing();
  const total = monetaryTotal({ TaxInclusive: '-210.00', Payable: '-210.00' });

  add('a', sampleXml('ubl-credit-note.xml', { 'cac:LegalMonetaryTotal': total }));
  await waitFor(() => expect(answers().company_name).not.toBe(''));
  expect(answers().bank_account).toBe('');
  add('b', sampleUbl());

  await waitFor(() => expect(rows()).toEqual(['CN-2026-3: -€ 210,00', '2026-0012: € 1.210,00']));
  expect(answers().bank_account).toBe('BE68 5390 0754 7034');
});

test('a file that is not an e-invoice fills nothing, and its refusal is shown', async () => {
  const { actor, add } = startFollowing();

  add('a', '<note/>', 'nota.xml');

  const refused = [{ name: 'nota.xml', refusal: 'other_xml' }];
  await waitFor(() => expect(actor.getSnapshot().context.invoiceReport?.refused).toEqual(refused));
  expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
});

test('an e-invoice beyond the limit of documents, which is not sent, adds no row', async () => {
  const { actor, add, rows } = startFollowing();
  const others = Array.from({ length: 19 }, (_, index) => ({ id: `${index}`, name: `${index}.pdf`, size: 9 }));
  actor.send({ type: 'documents.added', documents: others.map((other) => ({ ...other, kind: undefined })) });
  for (const { id } of others) actor.send({ type: 'document.checked', id, verdict: { sha256: `file ${id}` } });

  add('a', sampleUbl());
  add('b', sampleUbl({ 'cbc:ID': '<cbc:ID>2026-0013</cbc:ID>' }));

  await waitFor(() => expect(rows()).toEqual([row]));
});

test('a restored draft stays at its step, and what the visitor cleared is not filled in again', async () => {
  const before = startFollowing();
  before.add('a', sampleUbl());
  await waitFor(() => expect(before.rows()).toEqual([row]));
  before.actor.send({ type: 'step.opened', step: 1 });
  before.actor.send({ type: 'answer.changed', name: 'address', value: '' });
  const left = before.actor.getSnapshot().context;
  const { actor } = startFollowing();

  actor.send({ type: 'draft.found', draft: { ...left, mayHaveArrived: false, step: 1 } });
  actor.send({ type: 'document.checked', id: 'a', verdict: verdictOf('a', sampleUbl()) });

  await waitFor(() => expect(actor.getSnapshot().context.invoiceReport?.settlement.owed).toHaveLength(1));
  expect(actor.getSnapshot().context.answers).toEqual(left.answers);
  expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
});

test('reads nothing more after stopping', async () => {
  const { stop, add, answers } = startFollowing();

  stop();
  add('a', sampleUbl());
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(answers().company_name).toBe('');
});
