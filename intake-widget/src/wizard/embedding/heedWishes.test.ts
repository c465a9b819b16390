import { fakePage } from '../testing/fakePage';
import { receipt, settle, startAtDocuments, startWizard } from '../testing/startWizard';
import { heedWishes } from './heedWishes';

const company = { company_name: 'Voorbeeld BV', email: 'an@bedrijf.example' };

test('fills what the visitor and their draft left empty, and nothing else', async () => {
  const { actor } = startWizard();
  let draftIsBack: () => void = () => undefined;
  heedWishes(actor, fakePage(company).embedding, new Promise((resolve) => (draftIsBack = resolve)));
  await settle();
  expect(actor.getSnapshot().context.answers.company_name).toBe('');

  actor.send({ type: 'answer.changed', name: 'company_name', value: 'Eigen BV' });
  draftIsBack();
  await settle();

  expect(actor.getSnapshot().context.answers).toMatchObject({ company_name: 'Eigen BV', email: 'an@bedrijf.example' });
});

test('a reset begins anew, with what the page fills in', async () => {
  const { embedding, wish } = fakePage(company);
  const { actor } = startAtDocuments();
  heedWishes(actor, embedding, Promise.resolve());
  await settle();

  wish({ type: 'reset' });

  expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
  expect(actor.getSnapshot().context.answers).toMatchObject({ ...company, address: '', bank_account: '' });
});

test('a reset after a stored case begins the next one', async () => {
  const { embedding, wish } = fakePage();
  const { actor } = startAtDocuments({ sendSubmission: () => Promise.resolve(receipt) });
  heedWishes(actor, embedding, Promise.resolve());
  actor.send({ type: 'submission.requested' });
  await settle();
  const { submissionId } = actor.getSnapshot().context;

  wish({ type: 'reset' });

  const { value, context } = actor.getSnapshot();
  expect(value).toEqual({ filling: 'company' });
  expect(context.receipt).toBeUndefined();
  expect(context.submissionId).not.toBe(submissionId);
});

test('a reset is ignored while the case is being sent', async () => {
  const { embedding, wish } = fakePage();
  const { actor } = startAtDocuments();
  heedWishes(actor, embedding, Promise.resolve());
  actor.send({ type: 'submission.requested' });
  await settle();

  wish({ type: 'reset' });

  expect(actor.getSnapshot().value).toEqual({ submitting: 'sending' });
});

test('stopped before the draft is back, it does nothing', async () => {
  const { embedding, wish } = fakePage(company);
  const { actor } = startWizard();
  const stop = heedWishes(actor, embedding, Promise.resolve());

  stop();
  await settle();
  wish({ type: 'prefill', prefill: company });

  expect(actor.getSnapshot().context.answers.company_name).toBe('');
});
