import { emptyIntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import type { WizardDraft } from './WizardDraft';
import { draftOf } from './draftOf';
import { SubmissionError } from '../submission/failures';
import { failuresText } from '../submission/failures.text';
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
  submissionId,
} from '../testing/startWizard';
import { statePath } from '../testing/statePath';

describe('a draft', () => {
  const draft: WizardDraft = {
    submissionId: 'of before',
    draftKey: 'key of before',
    answers: sampleAnswers(),
    prefilled: emptyIntakeAnswers(),
    agreeToTerms: true,
    debts: [],
    mayHaveArrived: false,
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

    actor.send({ type: 'draft.found', draft: { ...draft, mayHaveArrived: true } });

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

  test('that was being uploaded resumes, and reports a document that cannot be sent', async () => {
    const sendSubmission = jest.fn(() => Promise.resolve(receipt));
    const { actor } = startWizard({ sendSubmission });
    actor.send({ type: 'draft.found', draft: { ...draft, isSending: true } });
    expect(statePath(actor.getSnapshot())).toBe('submitting.reading');
    expect(actor.getSnapshot().children.submission?.getSnapshot().context.isRepeat).toBe(false);
    expect(draftOf(actor.getSnapshot())).toMatchObject({ isSending: true });

    actor.send({ type: 'document.checked', id: 'invoice', verdict: { refusal: 'lost' } });
    expect(contextOf(actor).failure).toEqual({ kind: 'left_out' });
    expect(draftOf(actor.getSnapshot())?.isSending).toBeUndefined();
    actor.send({ type: 'form.submitted' });
    await settle();

    expect(actor.getSnapshot().value).toBe('succeeded');
    expect(sendSubmission).toHaveBeenCalledTimes(1);
  });

  test('that was sent is not sent again if one of its documents is missing', () => {
    const { actor } = startWizard();
    actor.send({ type: 'draft.found', draft: { ...draft, mayHaveArrived: true } });

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
  ] as const)('changed by $type after it was sent is sent under the same id, as other content', async (event) => {
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

    expect(sent.map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, false]);
    expect(new Set(sent.map(({ submissionId, content }) => `${submissionId} ${content.draftKey}`)).size).toBe(1);
  });

  test.each([
    { type: 'answer.left', name: 'address' },
    { type: 'answers.found', answers: { address: 'Een ander adres' } },
    { type: 'terms.changed', isAgreed: true },
    { type: 'invoices.applied', answers: {}, invoices: undefined, report: undefined },
  ] as const)('is sent again as a repeat when $type changes nothing', async (event) => {
    const { actor, sent } = startUnanswered();
    actor.send({ type: 'form.submitted' });
    await settle();

    actor.send(event);
    actor.send({ type: 'form.submitted' });
    await settle();

    expect(sent.map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([false, true]);
    expect(sent[1]?.content).toEqual(sent[0]?.content);
  });

  test('whose id is taken continues as a new case, with its contents and without the failure', async () => {
    const conflict = { ...refused(409), code: 'submission_conflict' } as const;
    const { actor } = startAtDocuments({ sendSubmission: () => Promise.reject(new SubmissionError(conflict)) });
    actor.send({ type: 'form.submitted' });
    await settle();
    expect(contextOf(actor)).toEqual(filledContext({ failure: conflict }));

    actor.send({ type: 'draft.copied', next: nextIds, documentIds: {} });

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual(filledContext({ ...nextIds }));
  });

  test('that arrived before its change is kept whole, and shows its reference', async () => {
    const arrived = { reference: 'K7QM-3TXB', receivedAt: '2026-03-02T10:00:00.000Z' };
    const conflict = { ...refused(409), code: 'submission_conflict', arrived } as const;
    const { actor, emitted } = startAtDocuments({
      sendSubmission: () => Promise.reject(new SubmissionError(conflict)),
    });

    actor.send({ type: 'form.submitted' });
    await settle();

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual(filledContext({ failure: conflict }));
    expect(draftOf(actor.getSnapshot())).toMatchObject({ submissionId, answers: sampleAnswers() });
    expect(emitted).toEqual([
      { type: 'announced', toast: { kind: 'success', text: failuresText.arrived('K7QM-3TXB') } },
      { type: 'case.arrived', notice: { ...arrived, submissionId, debts: '', documents: [] } },
    ]);
  });

  test('that the browser cannot save stays marked as not kept when the visitor starts again', () => {
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

function emptyWizardOf({ submissionId, draftKey, answers, agreeToTerms, documents }: WizardDraft): WizardContext {
  return {
    ...emptyWizard({ submissionId, draftKey }),
    answers,
    agreeToTerms,
    documents: documents.map((document) => ({ ...document, verdict: undefined })),
    isRestored: true,
  };
}
