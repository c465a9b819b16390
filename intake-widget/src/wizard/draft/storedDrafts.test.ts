import { waitFor } from '@testing-library/react';
import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { newDebt } from '@incasso/debts/Debt';
import * as v from 'valibot';
import { additionDraftSchema } from '../addition/AdditionContext';
import { draftOf } from '../case/draftOf';
import { fakeFileStore } from '../testing/fakePorts';
import { startAddition } from '../testing/startAddition';
import { SubmissionError } from '../submission/failures';
import { installLocks, removeLocks } from '../testing/installLocks';
import { contextOf, draftIds, hash, invoice, settle, startWizard, submissionId } from '../testing/startWizard';
import { statePath } from '../testing/statePath';
import { createDraftStore } from './createDraftStore';
import { keepDraft } from './keepDraft';
import { newDraftIds } from './continueAsCopy';
import { restoreDraft } from './restoreDraft';
import { parseSavedDraft, wizardDraftSchema } from './savedDraft';

const storedCase = (mayHaveArrived: boolean) =>
  `{"submissionId":"${submissionId}","draftKey":"${draftIds.draftKey}",` +
  `"answers":${JSON.stringify(sampleAnswers())},"prefilled":${JSON.stringify({ ...emptyIntakeAnswers(), company_name: 'Klant A BV' })},"debts":[${JSON.stringify({ ...newDebt([]), debtor: 'ACME BV' })}],` +
  `"agreeToTerms":true,"mayHaveArrived":${String(mayHaveArrived)},"step":3,` +
  `"documents":[{"id":"invoice","name":"factuur.pdf","size":1000,"kind":"invoice"}]}`;
const storedAddition =
  `{"submissionId":"${submissionId}","note":"Hierbij de aanmaning",` +
  '"documents":[{"id":"invoice","name":"aanmaning.pdf","size":1000,"kind":"reminder"}],"mayHaveArrived":true}';

const originalId = '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f02';
const entryOf = (id: string) => `intake-draft:${id}`;
const parsed = (draft: string) => v.parse(v.record(v.string(), v.unknown()), JSON.parse(draft));
const storedDraft = (id = submissionId) => parseSavedDraft(localStorage.getItem(entryOf(id)))?.draft;

/** Simulates a draft left by a closed tab of this browser session. */
function leave(draft: string, place: string) {
  document.cookie = 'intake-session=session; Path=/';
  const { submissionId: id } = parsed(draft);
  localStorage.setItem(
    entryOf(String(id)),
    `{"session":"session","place":"${place}","changedAt":${Date.now()},"draft":${draft}}`,
  );
}

async function openCase(draft: string, actors: Parameters<typeof startWizard>[0] = {}) {
  leave(draft, '');
  const { actor, asked } = startWizard(actors);
  const [drafts, files] = [createDraftStore(wizardDraftSchema), fakeFileStore()];
  keepDraft(actor, { draftOf, newIds: newDraftIds, drafts, files });
  await restoreDraft(actor, drafts);
  return { actor, asked };
}

/** Opens a case in a tab that was duplicated; the original stays open. */
async function openDuplicate(draft: string, actors: Parameters<typeof startWizard>[0] = {}) {
  installLocks();
  sessionStorage.setItem('intake-draft@', originalId);
  leave(draft, '');
  createDraftStore(wizardDraftSchema).own();
  return openCase(draft, actors);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(removeLocks);

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
  await settle();
  expect(storedDraft()).toEqual({ ...parsed(storedCase(false)), answers: sampleAnswers({ address: 'Anders' }) });
});

test('a duplicated tab that sends again in vain saves what is changed then, as a draft of its own', async () => {
  const stored = storedCase(true).replace(submissionId, originalId);
  const sendSubmission = () => Promise.reject(new SubmissionError({ kind: 'unreachable' }));
  const { actor } = await openDuplicate(stored, { sendSubmission });
  actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
  await settle();
  // A copy of the same content could be a second case.
  expect(contextOf(actor)).toMatchObject({ submissionId: originalId, failure: { kind: 'unreachable' }, isKept: true });

  actor.send({ type: 'answer.changed', name: 'address', value: 'Anders' });
  await settle();

  const { submissionId: id, ...rest } = contextOf(actor);
  expect(rest).toMatchObject({ failure: { kind: 'unreachable' }, isKept: true });
  expect(storedDraft(id)).toMatchObject({ answers: { address: 'Anders' } });
  expect(storedDraft(originalId)).toEqual(parsed(stored));
});

test('a duplicated tab is one case with the original until it is changed', async () => {
  const { actor } = await openDuplicate(storedCase(false).replace(submissionId, originalId));
  await settle();
  expect(contextOf(actor).submissionId).toBe(originalId);

  actor.send({ type: 'answer.changed', name: 'address', value: 'Anders' });
  await settle();

  expect(contextOf(actor).submissionId).not.toBe(originalId);
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
  await settle();
  expect(storedDraft()).toEqual({ ...parsed(storedAddition), note: 'Anders', mayHaveArrived: false });
});
