import { never, nextIds, receipt, settle, startAtDocuments, startWizard } from '../testing/startWizard';
import { SubmissionError } from '../submission/failures';
import type { WizardEvent } from './WizardEvent';

const submitted = { type: 'form.submitted' } as const;

test.each<[string, 'moves' | 'stays', ReturnType<typeof startWizard>, WizardEvent]>([
  ['Next with a field missing', 'moves', startWizard(), submitted],
  ['Previous', 'moves', startAtDocuments(), { type: 'step.returned' }],
  ['an answer', 'stays', startWizard(), { type: 'answer.changed', name: 'company_name', value: 'V' }],
  ['starting again', 'moves', startAtDocuments(), { type: 'draft.discarded', next: nextIds }],
  ['a copy of the draft', 'stays', startAtDocuments(), { type: 'draft.copied', next: nextIds, documentIds: {} }],
  ['a submission that is not answered yet', 'stays', startAtDocuments({ obtainToken: never }), submitted],
  ['success', 'moves', startAtDocuments({ sendSubmission: () => Promise.resolve(receipt) }), submitted],
  [
    'a failure',
    'moves',
    startAtDocuments({ sendSubmission: () => Promise.reject(new SubmissionError({ kind: 'unreachable' })) }),
    submitted,
  ],
])('on %s the focus %s', async (_name, outcome, { actor }, event) => {
  const before = actor.getSnapshot().context.focusMoves;

  actor.send(event);
  await settle();

  expect(actor.getSnapshot().context.focusMoves - before).toBe(outcome === 'moves' ? 1 : 0);
});
