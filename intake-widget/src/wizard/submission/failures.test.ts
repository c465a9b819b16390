import { BotCheckError } from '@incasso/frontend/bot-check/BotCheckTokens';
import { messages } from '@incasso/contract/messages';
import { additionFailureText } from '../addition/AdditionPage.text';
import { emptyWizard } from '../case/WizardContext';
import { afterFailure, failureMessage, failureToast, rulesOutArrival, unprovenFrom } from './failures';
import { failuresText } from './failures.text';
import type { WizardFailure } from './SubmissionState';
import { draftIds, refused } from '../testing/startWizard';

const ofKey: WizardFailure = { ...refused(401), code: 'unknown_public_key' };

test.each<[WizardFailure, string]>([
  [{ kind: 'left_out' }, failuresText.leftOut],
  [{ kind: 'lost', ids: [] }, failuresText.lost],
  [{ kind: 'unproven' }, messages.botCheckFailed],
  [{ kind: 'unreachable' }, messages.intakeFailed],
])('for %j tells the visitor the reason, if the visitor can fix it', (failure, words) => {
  expect(failureMessage(failure)).toBe(words);
});

test('a missing token is reported as a refused public key only if that was the reason', () => {
  const failures = [ofKey, refused(401), { kind: 'unreachable' } as const];

  expect(failures.map((failure) => unprovenFrom(new BotCheckError('unreachable', failure)))).toEqual([
    ofKey,
    { kind: 'unproven' },
    { kind: 'unproven' },
  ]);
});

test('a change after arrival shows the reference, not an error', () => {
  const arrived = { reference: 'K7QM-3TXB', receivedAt: '2026-03-02T10:00:00.000Z' };
  const conflict = { ...refused(409), code: 'submission_conflict' } as const;

  expect(failureToast({ ...conflict, arrived })).toEqual({ kind: 'success', text: failuresText.arrived('K7QM-3TXB') });
  expect(failureToast(conflict, additionFailureText)).toEqual({ kind: 'success', text: additionFailureText.conflict });
  expect(failureToast(conflict)).toEqual({ kind: 'error', text: messages.intakeFailed });
});

test.each<[WizardFailure, boolean]>([
  [{ kind: 'lost', ids: [] }, true],
  [refused(422), true],
  [refused(499), true],
  [refused(500), false],
  [{ kind: 'unreachable' }, false],
])('%j says that nothing was stored: %s', (failure, isRuledOut) => {
  const form = { ...emptyWizard(draftIds), mayHaveArrived: true };

  expect(rulesOutArrival(failure)).toBe(isRuledOut);
  expect(afterFailure(form, failure).mayHaveArrived).toBe(!isRuledOut);
});

test('an error for an unknown document changes nothing', () => {
  const document = { index: 3, name: 'weg.pdf' };
  const failure = {
    ...refused(422),
    code: 'document_refused',
    fields: [{ field: 'documents', code: 'macros', error: 'Macro’s.', document }],
  } as const;

  expect(afterFailure(emptyWizard(draftIds), failure).documents).toEqual([]);
});
