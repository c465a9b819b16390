import { waitFor } from '@testing-library/react';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { newDebt } from '@incasso/debts/Debt';
import * as v from 'valibot';
import { additionDraftSchema } from '../addition/AdditionContext';
import { draftOf } from '../case/draftOf';
import { fakeFileStore } from '../testing/fakePorts';
import { startAddition } from '../testing/startAddition';
import { draftIds, invoice, startWizard, submissionId } from '../testing/startWizard';
import { statePath } from '../testing/statePath';
import { createDraftStore } from './createDraftStore';
import { keepDraft } from './keepDraft';
import { newDraftIds } from './continueAsCopy';
import { restoreDraft } from './restoreDraft';
import { parseSavedDraft, wizardDraftSchema } from './savedDraft';

const storedCase = (isArrivalUnknown: boolean) =>
  `{"submissionId":"${submissionId}","draftKey":"${draftIds.draftKey}",` +
  `"answers":${JSON.stringify(sampleAnswers())},"prefilled":${JSON.stringify({ ...emptyIntakeAnswers(), company_name: 'Klant A BV' })},"debts":[${JSON.stringify({ ...newDebt([]), debtor: 'ACME BV' })}],` +
  `"agreeToTerms":true,"isArrivalUnknown":${String(isArrivalUnknown)},"step":3,` +
  `"documents":[{"id":"invoice","name":"factuur.pdf","size":1000,"kind":"invoice"}]}`;
const storedAddition =
  `{"submissionId":"${submissionId}","note":"Hierbij de aanmaning",` +
  '"documents":[{"id":"invoice","name":"aanmaning.pdf","size":1000,"kind":"reminder"}],"isArrivalUnknown":true}';

const entry = `intake-draft:${submissionId}`;
const parsed = (draft: string) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(draft));
const storedDraft = () => parseSavedDraft(localStorage.getItem(entry) ?? '')?.draft;

/** Simulates a draft left by a closed tab of this browser session. */
function leave(draft: string, place: string) {
  document.cookie = 'intake-session=session; Path=/';
  localStorage.setItem(entry, `{"session":"session","place":"${place}","changedAt":${Date.now()},"draft":${draft}}`);
}

async function openCase(draft: string) {
  leave(draft, '');
  const { actor, asked } = startWizard();
  const [drafts, files] = [createDraftStore(wizardDraftSchema), fakeFileStore()];
  keepDraft(actor, { draftOf, drafts, files });
  await restoreDraft(actor, { drafts, files, newIds: newDraftIds });
  return { actor, asked };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('restores a stored case whole, and stores it in the same format', async () => {
  const { actor, asked } = await openCase(storedCase(false));

  expect(statePath(actor.getSnapshot())).toBe('filling.documents.editing');
  expect(actor.getSnapshot().context).toMatchObject({
    ...draftIds,
    answers: sampleAnswers(),
    debts: [{ debtor: 'ACME BV' }],
    agreeToTerms: true,
    mayHaveArrived: false,
    documents: [{ ...invoice, kind: 'invoice' }],
  });
  expect(asked).toEqual([{ type: 'check', documents: [{ ...invoice, kind: 'invoice' }] }]);
  actor.send({ type: 'answer.changed', name: 'address', value: 'Anders' });
  expect(storedDraft()).toEqual({ ...parsed(storedCase(false)), answers: sampleAnswers({ address: 'Anders' }) });
});

test('sends again a case that was stored as sent without a response', async () => {
  const { actor } = await openCase(storedCase(true));

  expect(statePath(actor.getSnapshot())).toBe('submitting.reading');
  expect(actor.getSnapshot().context).toMatchObject({ mayHaveArrived: true });
});

test('sends again an addition that was stored as sent without a response, and stores it in the same format', async () => {
  leave(storedAddition, 'nasturen/of-a-case');
  const files = fakeFileStore();
  await files.put('invoice', new File(['content'], 'aanmaning.pdf'));
  const drafts = createDraftStore(additionDraftSchema, 'nasturen/of-a-case');
  const unanswered = { ok: false, failure: { kind: 'unreachable' } } as const;

  const { addition, sent } = startAddition({ drafts, files }, [unanswered]);

  await waitFor(() => expect(addition.getSnapshot().context.failure).toEqual({ kind: 'unreachable' }));
  expect(sent).toMatchObject([{ submissionId, note: 'Hierbij de aanmaning', documents: [{ kind: 'reminder' }] }]);
  expect(addition.getSnapshot().context.mayHaveArrived).toBe(true);
  addition.send({ type: 'note.changed', note: 'Anders' });
  expect(storedDraft()).toEqual({ ...parsed(storedAddition), note: 'Anders', isArrivalUnknown: false });
});
