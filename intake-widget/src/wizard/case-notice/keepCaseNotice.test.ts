import type { CaseNotice } from '@incasso/browser/host/CaseNotice';
import { never, receipt, settle, startAtDocuments, type WizardActors } from '../testing/startWizard';
import { keepCaseNotice } from './keepCaseNotice';

const stored = () => Promise.resolve(receipt);

function startAndKeep(sendSubmission: NonNullable<WizardActors['sendSubmission']>, load: jest.Mock) {
  const wizard = startAtDocuments({ sendSubmission });
  keepCaseNotice(wizard.actor, load);
  return wizard;
}

test('keeps the reference and the key of the case, and nothing that the visitor typed', async () => {
  const kept: CaseNotice[] = [];
  const load = jest.fn(() => Promise.resolve({ keep: (given: CaseNotice) => void kept.push(given) }));
  const { actor } = startAndKeep(stored, load);

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(kept).toEqual([{ reference: 'K7QM-3TXB', caseKey: 'key' }]);
});

test('loads the code for notices once, after sending starts and before the response arrives', async () => {
  const load = jest.fn(() => Promise.resolve({ keep: jest.fn() }));
  const { actor } = startAndKeep(never, load);
  expect(load).not.toHaveBeenCalled();

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed load once the case is stored', async () => {
  const keep = jest.fn();
  const load = jest.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce({ keep });
  const { actor } = startAndKeep(stored, load);

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(keep).toHaveBeenCalledTimes(1);
});
