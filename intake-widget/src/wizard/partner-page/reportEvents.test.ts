import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import type { CallFailure } from '@incasso/frontend/api/CallFailure';
import { SubmissionError } from '../submission/failures';
import { fakePartnerPage } from '../testing/fakePartnerPage';
import { receipt, settle, startAtDocuments, startWizard } from '../testing/startWizard';
import { reportEvents } from './reportEvents';

test('reports each step, and only the reference of the stored case', async () => {
  const { partnerPage, received } = fakePartnerPage();
  const { actor, fill } = startWizard({ sendSubmission: () => Promise.resolve(receipt) });
  reportEvents(actor, partnerPage);

  fill(sampleAnswers());
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'step.returned' });
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'form.submitted' });
  actor.send({ type: 'terms.changed', isAgreed: true });
  actor.send({ type: 'form.submitted' });
  await settle();

  expect(received).toEqual([
    { type: 'step', step: 2 },
    { type: 'step', step: 1 },
    { type: 'step', step: 2 },
    { type: 'step', step: 3 },
    { type: 'submitted', reference: receipt.reference, partnerReference: 'KLANT-17' },
  ]);
});

/** The first report of a form that a draft has brought to the last step. */
const restored = { type: 'step', step: 3 } as const;

const refused = { kind: 'refused', status: 422, error: 'Uw naam Voorbeeld klopt niet', fields: [] } as const;

test.each<[CallFailure, string]>([
  [{ kind: 'unreachable' }, 'submission_unreachable'],
  [{ ...refused, status: 503, code: 'unavailable' }, 'submission_unreachable'],
  [{ ...refused, status: 429, code: 'too_many_requests' }, 'submission_unreachable'],
  [{ ...refused, code: 'bot_check_failed' }, 'submission_unproven'],
  [{ ...refused, status: 401, code: 'unknown_public_key' }, 'key_unknown'],
  [{ ...refused, code: 'invalid_fields' }, 'submission_refused'],
])('reports the failure %j with the code %s and no text', async (failure, code) => {
  const { partnerPage, received } = fakePartnerPage();
  const { actor } = startAtDocuments({ sendSubmission: () => Promise.reject(new SubmissionError(failure)) });
  reportEvents(actor, partnerPage);

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(received).toEqual([restored, { type: 'error', code }]);
});

test('reports a failure that recurs', async () => {
  const { partnerPage, received } = fakePartnerPage();
  const { actor } = startAtDocuments({ obtainToken: () => Promise.reject(new Error('no token')) });
  reportEvents(actor, partnerPage);

  actor.send({ type: 'form.submitted' });
  await settle();
  actor.send({ type: 'form.submitted' });
  await settle();

  expect(received).toEqual([
    restored,
    { type: 'error', code: 'submission_unproven' },
    { type: 'error', code: 'submission_unproven' },
  ]);
});

test('reports nothing after stopping, but the step of a restored draft before', () => {
  const { partnerPage, received } = fakePartnerPage();
  const { actor } = startAtDocuments();
  const stop = reportEvents(actor, partnerPage);

  stop();
  actor.send({ type: 'step.returned' });

  expect(received).toEqual([restored]);
});
