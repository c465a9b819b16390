/** @jest-environment node */
import { missingFields, requiredIntakeFields } from '@incasso/contract/intakeFields';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { followInvoices } from '../invoices/followInvoices';
import { verdictOn } from '../testing/fakePorts';
import { startWizard } from '../testing/startWizard';
import { filesFromPage } from './filesFromPage';

/** A wizard that receives files from the page, and the names of those that it added. */
function startAdding() {
  const { actor } = startWizard();
  const names: string[] = [];
  followInvoices(actor);
  const addFiles = (given: Iterable<File>) => {
    const files = Array.from(given);
    names.push(...files.map(({ name }) => name));
    const documents = files.map(({ name, size }) => ({ id: name, name, size, kind: undefined }));
    actor.send({ type: 'documents.added', documents });
    for (const file of files)
      void verdictOn(file).then(({ found: _found, ...verdict }) =>
        actor.send({ type: 'document.checked', id: file.name, verdict }),
      );
  };
  return { actor, names, addFiles };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 100));

test('skips steps that e-invoices fill in completely', async () => {
  const { actor, names, addFiles } = startAdding();

  const files = { invoices: [sampleUbl(), new File([sampleUbl()], 'tweede')], documents: [new File(['x'], 'a.pdf')] };
  addFiles(filesFromPage(files));
  await settle();

  expect(names).toEqual(['e-factuur-1.xml', 'tweede.xml', 'a.pdf']);
  expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
});

test('an e-invoice fills in each required field: one that it lacks would stop a partner’s visitors', async () => {
  const { actor, addFiles } = startAdding();

  addFiles(filesFromPage({ invoices: [sampleUbl()] }));
  await settle();

  const { answers } = actor.getSnapshot().context;
  expect(missingFields(answers, requiredIntakeFields)).toEqual([]);
});

test('shows the first field left to fill in', async () => {
  const { actor, addFiles } = startAdding();

  addFiles(filesFromPage({ invoices: [sampleUbl().replace(/<cac:Contact>.*?<\/cac:Contact>/s, '')] }));
  await settle();

  expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
});

test('documents alone do not change the step', async () => {
  const { actor, addFiles } = startAdding();

  addFiles(filesFromPage({ documents: [new File(['x'], 'a.pdf')] }));
  await settle();

  expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
});
