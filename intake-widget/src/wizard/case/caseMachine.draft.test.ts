import { changeLimits } from '@incasso/contract/limits';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import type { WizardDraft } from './WizardDraft';
import { SubmissionError } from '../submission/failures';
import type { Submission } from '../submission/submissionMachine';
import { emptyWizard, type CaseContent, type WizardContext } from './WizardContext';
import {
  contextOf,
  filledContext,
  hash,
  invoice,
  nextIds,
  receipt,
  refused,
  settle,
  startAtDocuments,
  startWizard,
} from '../testing/startWizard';
import { statePath } from '../testing/statePath';

describe('a draft', () => {
  const draft: WizardDraft = {
    submissionId: 'of before',
    draftKey: 'key of before',
    revision: 2,
    answers: sampleAnswers(),
    agreeToTerms: true,
    debts: [],
    isArrivalUnknown: false,
    step: 3,
    documents: [invoice],
  };
  const restored = emptyWizardOf(draft);

  test.each([
    [1, 'company'],
    [2, 'contact'],
    [3, { documents: 'editing' }],
  ] as const)(
    'saved at step %i is restored there under its id, and its documents are checked again',
    (step, filling) => {
      const { actor, asked } = startWizard();

      actor.send({ type: 'draft.found', draft: { ...draft, step } });

      expect(actor.getSnapshot().value).toEqual({ filling });
      expect(contextOf(actor)).toEqual(restored);
      expect(asked).toEqual([{ type: 'check', documents: [invoice] }]);
    },
  );

  test('replaces nothing that was typed meanwhile, and adds no document twice', () => {
    const { actor } = startWizard();
    actor.send({ type: 'answer.changed', name: 'company_name', value: 'Andere BV' });

    actor.send({ type: 'draft.found', draft: { ...draft, step: 1 } });
    actor.send({ type: 'draft.found', draft: { ...draft, step: 1 } });

    expect(contextOf(actor)).toEqual({
      ...restored,
      answers: sampleAnswers({ company_name: 'Andere BV' }),
    });
  });

  test('that was sent is restored as sent, whatever was typed meanwhile', () => {
    const { actor } = startWizard();
    actor.send({ type: 'answer.changed', name: 'company_name', value: 'Andere BV' });

    actor.send({ type: 'draft.found', draft: { ...draft, isArrivalUnknown: true } });

    expect(contextOf(actor)).toEqual({ ...restored, mayHaveArrived: true });
  });

  test('that another tab has too continues under new ids, and checks its unread documents under them', () => {
    const { actor, asked } = startWizard();
    const terms = { ...invoice, id: 'terms' };
    actor.send({ type: 'draft.found', draft: { ...draft, documents: [invoice, terms] } });
    actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });

    const documentIds = { invoice: 'copy of invoice', terms: 'copy of terms' };
    actor.send({ type: 'draft.copied', next: nextIds, documentIds });

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual({
      ...restored,
      ...nextIds,
      revision: 0,
      documents: [
        { ...invoice, id: 'copy of invoice', verdict: { sha256: hash } },
        { ...terms, id: 'copy of terms', verdict: undefined },
      ],
    });
    expect(asked.at(-1)).toMatchObject({ documents: [{ ...terms, id: 'copy of terms' }] });
  });

  test('is ignored once the visitor is past step 1', () => {
    const { actor } = startAtDocuments();

    actor.send({ type: 'draft.found', draft });

    expect(contextOf(actor)).toEqual(filledContext());
  });

  test('shows its notice until the visitor changes step', () => {
    const { actor } = startWizard();
    actor.send({ type: 'draft.found', draft });

    actor.send({ type: 'step.returned' });

    expect(contextOf(actor)).toEqual({ ...restored, isRestored: false });
  });

  test('that was sent without a response is sent again', async () => {
    const { actor } = startWizard({ sendSubmission: () => Promise.resolve(receipt) });

    actor.send({ type: 'draft.found', draft: { ...draft, isArrivalUnknown: true } });
    expect(statePath(actor.getSnapshot())).toBe('submitting.sending.reading');
    expect(actor.getSnapshot().children.submission?.getSnapshot().context.isRepeat).toBe(true);
    actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
    await settle();

    expect(actor.getSnapshot().value).toBe('succeeded');
    expect(actor.getSnapshot().context.submissionId).toBe('of before');
  });

  test('that was sent is not sent again if one of its documents is missing', () => {
    const { actor } = startWizard();
    actor.send({ type: 'draft.found', draft: { ...draft, isArrivalUnknown: true } });

    actor.send({ type: 'document.checked', id: 'invoice', verdict: { refusal: 'lost' } });

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual({
      ...restored,
      documents: [{ ...invoice, verdict: { refusal: 'lost' } }],
      failure: { kind: 'lost', ids: [] },
      isRestored: false,
    });
  });

  test.each([
    { type: 'answer.changed', name: 'address', value: 'Anders' },
    { type: 'documents.added', documents: [{ ...invoice, id: 'other' }] },
    { type: 'document.labelled', id: 'invoice', kind: 'invoice' },
    { type: 'document.removed', id: 'invoice' },
    { type: 'answers.found', answers: { partial_payments: 'Gevonden.' } },
    { type: 'invoices.applied', answers: { address: 'Anders' }, invoices: undefined, report: undefined },
  ] as const)('changed by $type after it was sent gets the next revision', async (event) => {
    const { actor, sent } = startUnanswered(sampleAnswers({ partial_payments: '' }));
    actor.send({ type: 'documents.added', documents: [invoice] });
    actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
    actor.send({ type: 'form.submitted' });
    await settle();
    expect(actor.getSnapshot().context.mayHaveArrived).toBe(true);

    actor.send(event);
    expect(actor.getSnapshot().context.mayHaveArrived).toBe(false);
    actor.send({ type: 'document.checked', id: 'other', verdict: { sha256: 'b'.repeat(64) } });
    actor.send({ type: 'form.submitted' });
    await settle();

    expect(sent.map(({ content }) => content.revision)).toEqual([1, 2]);
    expect(new Set(sent.map(({ submissionId, content }) => `${submissionId} ${content.draftKey}`)).size).toBe(1);
  });

  test.each([
    { type: 'answer.left', name: 'address' },
    { type: 'answers.found', answers: { address: 'Een ander adres' } },
    { type: 'terms.changed', isAgreed: true },
    { type: 'invoices.applied', answers: {}, invoices: undefined, report: undefined },
  ] as const)('keeps its revision when $type changes nothing', async (event) => {
    const { actor, sent } = startUnanswered();
    actor.send({ type: 'form.submitted' });
    await settle();

    actor.send(event);
    actor.send({ type: 'form.submitted' });
    await settle();

    expect(sent.map(({ content }) => content.revision)).toEqual([1, 1]);
  });

  test('gets the next revision when leaving a field reformats it after sending', async () => {
    const { actor, sent } = startUnanswered(sampleAnswers({ bank_account: 'BE68539007547034' }));
    actor.send({ type: 'form.submitted' });
    await settle();

    actor.send({ type: 'answer.left', name: 'bank_account' });
    actor.send({ type: 'form.submitted' });
    await settle();

    expect(sent.map(({ content }) => [content.revision, content.answers.bank_account])).toEqual([
      [1, 'BE68539007547034'],
      [2, 'BE68 5390 0754 7034'],
    ]);
  });

  test('gets at most the highest revision that the server accepts', async () => {
    const sent: Submission<CaseContent>[] = [];
    const { actor } = startWizard({
      sendSubmission: (submission) => {
        sent.push(submission);
        return Promise.resolve(receipt);
      },
    });
    actor.send({ type: 'draft.found', draft: { ...draft, revision: changeLimits.maxRevision, documents: [] } });
    actor.send({ type: 'form.submitted' });
    await settle();

    expect(sent.map(({ content }) => content.revision)).toEqual([changeLimits.maxRevision]);
  });

  test('whose case accepts no changes continues as a new case, with its contents and without the failure', async () => {
    const conflict = { ...refused(409), code: 'submission_conflict' } as const;
    const { actor } = startAtDocuments({ sendSubmission: () => Promise.reject(new SubmissionError(conflict)) });
    actor.send({ type: 'form.submitted' });
    await settle();
    expect(contextOf(actor)).toEqual(filledContext({ revision: 1, failure: conflict }));

    actor.send({ type: 'draft.copied', next: nextIds, documentIds: {} });

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual(filledContext({ ...nextIds }));
  });

  test('that the browser cannot save is marked so, also after starting again', () => {
    const { actor } = startWizard();

    actor.send({ type: 'draft.unkept' });
    actor.send({ type: 'draft.discarded', next: nextIds });

    expect(contextOf(actor)).toEqual({ ...emptyWizard(nextIds), isKept: false });
  });
});

/** A wizard at its last step whose submissions get no response, and what it sent. */
function startUnanswered(answers = sampleAnswers()) {
  const sent: Submission<CaseContent>[] = [];
  const { actor } = startAtDocuments(
    {
      sendSubmission: (submission) => {
        sent.push(submission);
        return Promise.reject(new SubmissionError({ kind: 'unreachable' }));
      },
    },
    answers,
  );
  return { actor, sent };
}

function emptyWizardOf({
  submissionId,
  draftKey,
  revision,
  answers,
  agreeToTerms,
  documents,
}: WizardDraft): WizardContext {
  return {
    ...emptyWizard({ submissionId, draftKey }),
    revision,
    answers,
    agreeToTerms,
    documents: documents.map((document) => ({ ...document, verdict: undefined })),
    isRestored: true,
  };
}
