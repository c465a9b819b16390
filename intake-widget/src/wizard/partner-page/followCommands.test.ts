import { fakePartnerPage } from '../testing/fakePartnerPage';
import { receipt, settle, startAtDocuments, startWizard } from '../testing/startWizard';
import { followCommands } from './followCommands';

const handOver = jest.fn();
const ports = { draftIsBack: Promise.resolve(), handOver };
const company = { company_name: 'Voorbeeld BV', email: 'an@bedrijf.example' };

test('fills only what the visitor and their draft left empty', async () => {
  const { actor } = startWizard();
  let draftIsBack: () => void = () => undefined;
  followCommands(actor, fakePartnerPage(company).partnerPage, {
    ...ports,
    draftIsBack: new Promise((resolve) => (draftIsBack = resolve)),
  });
  await settle();
  expect(actor.getSnapshot().context.answers.company_name).toBe('');

  actor.send({ type: 'answer.changed', name: 'company_name', value: 'Eigen BV' });
  draftIsBack();
  await settle();

  expect(actor.getSnapshot().context.answers).toMatchObject({ company_name: 'Eigen BV', email: 'an@bedrijf.example' });
});

test("a reset starts again with the page's prefill", async () => {
  const { partnerPage, command } = fakePartnerPage(company);
  const { actor } = startAtDocuments();
  followCommands(actor, partnerPage, ports);
  await settle();

  command({ type: 'reset' });

  expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
  expect(actor.getSnapshot().context.answers).toMatchObject({ ...company, address: '', bank_account: '' });
});

test('a reset after a stored case starts the next one', async () => {
  const { partnerPage, command } = fakePartnerPage();
  const { actor } = startAtDocuments({ sendSubmission: () => Promise.resolve(receipt) });
  followCommands(actor, partnerPage, ports);
  actor.send({ type: 'form.submitted' });
  await settle();
  const { submissionId } = actor.getSnapshot().context;

  command({ type: 'reset' });

  const { value, context } = actor.getSnapshot();
  expect(value).toEqual({ filling: 'company' });
  expect(context.receipt).toBeUndefined();
  expect(context.submissionId).not.toBe(submissionId);
});

test('a reset is ignored while the case is being sent', async () => {
  const { partnerPage, command } = fakePartnerPage();
  const { actor } = startAtDocuments();
  followCommands(actor, partnerPage, ports);
  actor.send({ type: 'form.submitted' });
  await settle();

  command({ type: 'reset' });

  expect(actor.getSnapshot().value).toBe('submitting');
});

test('stopped before the draft is restored, it does nothing', async () => {
  const { partnerPage, command } = fakePartnerPage(company);
  const { actor } = startWizard();
  const stop = followCommands(actor, partnerPage, ports);

  stop();
  await settle();
  command({ type: 'prefill', prefill: company });

  expect(actor.getSnapshot().context.answers.company_name).toBe('');
});

test('files that the page adds are handed over', async () => {
  const { partnerPage, command } = fakePartnerPage();
  followCommands(startWizard().actor, partnerPage, ports);
  await settle();

  command({ type: 'add', files: { invoices: ['<Invoice/>'] } });

  expect(handOver).toHaveBeenCalledWith({ invoices: ['<Invoice/>'] });
});
