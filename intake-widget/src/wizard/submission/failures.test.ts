import { messages } from '@incasso/contract/messages';
import { emptyWizard } from '../case/WizardContext';
import { afterFailure, failureMessage, isKeyRefused, rulesOutArrival } from './failures';
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

test('only a refused public key makes sending impossible', () => {
  expect([ofKey, refused(401), { kind: 'unreachable' } as const].map(isKeyRefused)).toEqual([true, false, false]);
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
