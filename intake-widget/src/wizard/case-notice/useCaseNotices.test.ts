import type { CaseNotice, CaseNoticeParts } from '@incasso/frontend/host/CaseNotice';
import { SubmissionError } from '../submission/failures';
import {
  never,
  receipt,
  refused,
  settle,
  startAtDocuments,
  submissionId,
  type WizardActors,
} from '../testing/startWizard';
import { keepCaseNotices } from './useCaseNotices';

const document = { name: 'factuur.pdf', size: 2048, sha256: 'a'.repeat(64) };
const stored = () => Promise.resolve({ ...receipt, documents: [document] });
const shown = () => null;

function partsInto(kept: CaseNotice[]): CaseNoticeParts {
  return { keep: (given) => void kept.push(given), CaseNotices: shown, CaseLinkOffer: shown };
}

function startAndKeep(
  sendSubmission: NonNullable<WizardActors['sendSubmission']>,
  load: () => Promise<CaseNoticeParts | undefined>,
  isAny = false,
) {
  const wizard = startAtDocuments({ sendSubmission });
  keepCaseNotices(wizard.actor, { isAny: () => isAny, load }, () => undefined);
  return wizard;
}

test('keeps what identifies the case and the names of its documents, and no name that the visitor typed', async () => {
  const kept: CaseNotice[] = [];
  const { actor } = startAndKeep(stored, () => Promise.resolve(partsInto(kept)));

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(kept).toEqual([
    {
      reference: 'K7QM-3TXB',
      submissionId,
      receivedAt: receipt.receivedAt,
      debts: receipt.debts,
      documents: ['factuur.pdf'],
    },
  ]);
});

test('keeps a case that had arrived before it was changed', async () => {
  const kept: CaseNotice[] = [];
  const arrived = { reference: 'P2RW-9HNC', receivedAt: '2026-03-01T10:00:00.000Z' };
  const conflict = new SubmissionError({ ...refused(409), code: 'submission_conflict', arrived });
  const { actor } = startAndKeep(
    () => Promise.reject(conflict),
    () => Promise.resolve(partsInto(kept)),
  );

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(kept).toEqual([{ ...arrived, submissionId, debts: '', documents: [] }]);
});

test('loads the code once, after sending starts and before the response arrives', async () => {
  const load = jest.fn(() => Promise.resolve(partsInto([])));
  const { actor } = startAndKeep(never, load);
  expect(load).not.toHaveBeenCalled();

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(load).toHaveBeenCalledTimes(1);
});

test('loads the code at once if there are earlier notices', () => {
  const load = jest.fn(() => Promise.resolve(partsInto([])));

  startAndKeep(never, load, true);

  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed load once the case has arrived', async () => {
  const kept: CaseNotice[] = [];
  const load = jest.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce(partsInto(kept));
  const { actor } = startAndKeep(stored, load);

  actor.send({ type: 'form.submitted' });
  await settle();

  expect(kept).toHaveLength(1);
});
