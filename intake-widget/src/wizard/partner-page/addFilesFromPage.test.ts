/** @jest-environment node */
import { readInvoiceFile } from '@incasso/documents/readInvoiceFile';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { followInvoices } from '../invoices/followInvoices';
import { fakeFileStore } from '../testing/fakePorts';
import { startWizard } from '../testing/startWizard';
import { addFilesFromPage } from './addFilesFromPage';

/** A wizard that receives files from the page, and the names of those that it added. */
function startAdding() {
  const { actor } = startWizard();
  const files = fakeFileStore();
  const names: string[] = [];
  followInvoices(actor, {
    files,
    readInvoice: async (file) => readInvoiceFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }),
    showToast: () => () => undefined,
  });
  const addFiles = (given: Iterable<File>) => {
    const documents = Array.from(given, (file) => {
      names.push(file.name);
      void files.put(file.name, file);
      return { id: file.name, name: file.name, size: file.size, kind: undefined };
    });
    actor.send({ type: 'documents.added', documents });
    for (const { id } of documents) actor.send({ type: 'document.checked', id, verdict: { sha256: id } });
  };
  return { actor, names, addFiles };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

test('skips steps that e-invoices fill in completely, and leaves the account number for the visitor to confirm', async () => {
  const { actor, names, addFiles } = startAdding();

  const files = { invoices: [sampleUbl(), new File([sampleUbl()], 'tweede')], documents: [new File(['x'], 'a.pdf')] };
  addFilesFromPage(actor, files, addFiles);
  await settle();

  expect(names).toEqual(['e-factuur-1.xml', 'tweede.xml', 'a.pdf']);
  expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
  expect(actor.getSnapshot().context.answers.bank_account).toBe('');
});

test('shows the first field left to fill in', async () => {
  const { actor, addFiles } = startAdding();

  addFilesFromPage(actor, { invoices: [sampleUbl().replace(/<cac:Contact>.*?<\/cac:Contact>/s, '')] }, addFiles);
  await settle();

  expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
});

test('documents alone do not change the step', async () => {
  const { actor, addFiles } = startAdding();

  addFilesFromPage(actor, { documents: [new File(['x'], 'a.pdf')] }, addFiles);
  await settle();

  expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
});
