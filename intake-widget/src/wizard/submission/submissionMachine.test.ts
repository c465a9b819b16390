import { BotCheckError } from '@incasso/frontend/bot-check/BotCheckTokens';
import { messages } from '@incasso/contract/messages';
import { blankValues } from '@incasso/debts/Debt';
import type { CaseContent } from '../case/WizardContext';
import type { WizardEvent } from '../case/WizardEvent';
import { SubmissionError } from './failures';
import type { Submission } from './submissionMachine';
import {
  contextOf,
  filledContext,
  hash,
  invoice,
  never,
  nextIds,
  refused,
  receipt,
  settle,
  startAtDocuments,
  submissionId,
} from '../testing/startWizard';
import { statePath } from '../testing/statePath';

const failedToast = { type: 'announced', toast: { kind: 'error', text: messages.intakeFailed } };

describe('submitting', () => {
  test('waits for the verdict on every document', () => {
    const { actor } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice] });

    actor.send({ type: 'form.submitted' });
    expect(statePath(actor.getSnapshot())).toBe('submitting.reading');

    actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
    expect(statePath(actor.getSnapshot())).toBe('submitting.proving');
  });

  test('stops when a document is refused after the press, once all are read; the next press sends without it', () => {
    const { actor } = startAtDocuments();
    const [pdf, word] = [invoice, { ...invoice, id: 'word' }];
    actor.send({ type: 'documents.added', documents: [pdf, word] });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'document.checked', id: word.id, verdict: { refusal: 'macros' } });
    expect(statePath(actor.getSnapshot())).toBe('submitting.reading');

    actor.send({ type: 'document.checked', id: pdf.id, verdict: { sha256: hash } });
    expect(actor.getSnapshot()).toMatchObject({
      value: { filling: { documents: 'editing' } },
      context: { failure: { kind: 'left_out' }, awaitedIds: [] },
    });

    actor.send({ type: 'form.submitted' });
    expect(statePath(actor.getSnapshot())).toBe('submitting.proving');
  });

  test('does not stop for a duplicate document', () => {
    const { actor } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice, { ...invoice, id: 'again' }] });
    actor.send({ type: 'form.submitted' });

    for (const id of [invoice.id, 'again']) actor.send({ type: 'document.checked', id, verdict: { sha256: hash } });

    expect(statePath(actor.getSnapshot())).toBe('submitting.proving');
  });

  test('waits for the verdicts on the documents inside another, too', () => {
    const { actor, asked } = startAtDocuments();
    const within = { ...invoice, id: 'within', partOf: invoice.id };
    actor.send({ type: 'documents.added', documents: [invoice] });
    actor.send({ type: 'form.submitted' });

    actor.send({ type: 'document.checked', id: invoice.id, verdict: { sha256: hash }, found: [within] });
    expect(asked.at(-1)).toEqual({ type: 'check', documents: [within] });
    expect(statePath(actor.getSnapshot())).toBe('submitting.reading');

    actor.send({ type: 'document.checked', id: within.id, verdict: { sha256: 'b'.repeat(64) } });
    expect(statePath(actor.getSnapshot())).toBe('submitting.proving');
  });

  test('leaves a document that cannot be read in time to the server', () => {
    const { actor, clock } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice] });
    actor.send({ type: 'form.submitted' });

    clock.increment(120_000);

    expect(statePath(actor.getSnapshot())).toBe('submitting.proving');
  });

  test('reports a refused document also when another cannot be read in time', () => {
    const { actor, clock } = startAtDocuments();
    const word = { ...invoice, id: 'word' };
    actor.send({ type: 'documents.added', documents: [invoice, word] });
    actor.send({ type: 'form.submitted' });
    actor.send({ type: 'document.checked', id: word.id, verdict: { refusal: 'macros' } });

    clock.increment(120_000);

    expect(actor.getSnapshot()).toMatchObject({
      value: { filling: { documents: 'editing' } },
      context: { failure: { kind: 'left_out' } },
    });
  });

  test('marks its draft as possibly arrived before it makes the call', async () => {
    const order: string[] = [];
    const { actor } = startAtDocuments({
      sendSubmission() {
        order.push('call');
        return never();
      },
    });
    actor.subscribe(({ context }) => {
      if (context.mayHaveArrived) order.push('may have arrived');
    });

    actor.send({ type: 'form.submitted' });
    await settle();

    expect(order).toEqual(['may have arrived', 'call']);
  });

  test('sends the whole submission with its token, and returns the receipt', async () => {
    const sent: Submission<CaseContent>[] = [];
    const sendSubmission = (submission: Submission<CaseContent>) => {
      sent.push(submission);
      return Promise.resolve(receipt);
    };
    const { actor, clock, emitted } = startAtDocuments({ sendSubmission });
    actor.send({ type: 'form.submitted' });
    await settle();

    const { draftKey, answers, debts, agreeToTerms } = filledContext();
    expect(sent).toEqual([
      expect.objectContaining({
        submissionId,
        documents: [],
        content: { draftKey, answers, debts, agreeToTerms },
        token: 'token',
      }),
    ]);
    expect(actor.getSnapshot().value).toBe('succeeded');
    expect(contextOf(actor)).toEqual(filledContext({ receipt }));
    const { reference, receivedAt } = receipt;
    expect(emitted).toEqual([
      { type: 'case.arrived', notice: { reference, submissionId, receivedAt, debts: receipt.debts, documents: [] } },
      { type: 'submission.stored' },
      { type: 'announced', toast: { kind: 'success', text: messages.intakeSucceeded } },
    ]);

    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('succeeded');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('completed');
    expect(emitted.at(-1)).toEqual({ type: 'wizard.completed' });
  });

  test.each<WizardEvent>([
    { type: 'answer.changed', name: 'company_name', value: 'Andere BV' },
    { type: 'answers.prefilled', answers: { phone: '+32 56 00 00 01' } },
    { type: 'answers.found', answers: { documents_info: 'Gevonden.' } },
    { type: 'terms.changed', isAgreed: false },
    { type: 'documents.added', documents: [{ ...invoice, id: 'added' }] },
    { type: 'document.labelled', id: 'invoice', kind: 'terms' },
    { type: 'document.removed', id: 'invoice' },
    { type: 'debt.opened', id: '1' },
    { type: 'debt.changed', id: '1', values: { debtor: 'ACME BV' } },
    { type: 'debt.added' },
    { type: 'debts.pasted', rows: [{ ...blankValues, debtor: 'Geplakt BV' }] },
    { type: 'debt.removed', id: '1' },
    { type: 'debt.answered', id: '1', isSame: true },
    { type: 'invoices.applied', answers: { vat_number: 'x' }, invoices: undefined, report: undefined },
    { type: 'form.submitted' },
    { type: 'step.returned' },
    { type: 'step.opened', step: 1 },
    { type: 'draft.discarded', next: nextIds },
  ])('no input changes a case while it is sent: $type', (input) => {
    const { actor } = startAtDocuments({ obtainToken: never });
    actor.send({ type: 'documents.added', documents: [invoice] });
    actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });
    actor.send({ type: 'form.submitted' });
    const before = contextOf(actor);

    actor.send(input);

    expect(statePath(actor.getSnapshot())).toBe('submitting.proving');
    expect(contextOf(actor)).toEqual(before);
  });
});

describe('a failed submission', () => {
  const refusedKey = { ...refused(401), code: 'unknown_public_key' } as const;
  const unproven = { type: 'announced', toast: { kind: 'error', text: messages.botCheckFailed } };

  test.each([
    ['without a token', { obtainToken: () => Promise.reject(new Error('no')) }, { kind: 'unproven' }, unproven],
    [
      'without a token, for a key that is refused',
      { obtainToken: () => Promise.reject(new BotCheckError('unreachable', refusedKey)) },
      refusedKey,
      failedToast,
    ],
    ['unanswered', { sendSubmission: () => Promise.reject(new Error('no')) }, { kind: 'unreachable' }, failedToast],
    [
      'with a refused token',
      { sendSubmission: () => Promise.reject(new SubmissionError({ ...refused(422), code: 'bot_check_failed' })) },
      { ...refused(422), code: 'bot_check_failed' },
      unproven,
    ],
    [
      'with success false',
      { sendSubmission: () => Promise.reject(new SubmissionError(refused(200))) },
      refused(200),
      failedToast,
    ],
  ] as const)('%s keeps everything and can be retried', async (_name, actors, failure, toast) => {
    const { actor, emitted } = startAtDocuments(actors);

    actor.send({ type: 'form.submitted' });
    await settle();

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    const mayHaveArrived = failure.kind === 'unreachable';
    expect(contextOf(actor)).toEqual(filledContext({ failure, mayHaveArrived }));
    expect(emitted).toEqual([toast]);
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(true);
  });

  test.each([
    ['proving', { obtainToken: never }, 100_000, { failure: { kind: 'unproven' } }],
    ['sending', { sendSubmission: never }, 480_000, { failure: { kind: 'unreachable' }, mayHaveArrived: true }],
  ] as const)('that exceeded the time limit of %s keeps everything', async (state, actors, limitMs, changes) => {
    const { actor, clock } = startAtDocuments(actors);
    actor.send({ type: 'form.submitted' });
    await settle();
    expect(statePath(actor.getSnapshot())).toBe(`submitting.${state}`);

    clock.increment(limitMs);

    expect(actor.getSnapshot().value).toEqual({ filling: { documents: 'editing' } });
    expect(contextOf(actor)).toEqual(filledContext({ ...changes }));
  });

  test('is retried under the same id, with a new token', async () => {
    const sent: Submission<CaseContent>[] = [];
    let tokens = 0;
    const { actor } = startAtDocuments({
      obtainToken: () => Promise.resolve(`token ${String((tokens += 1))}`),
      sendSubmission: (submission) => {
        sent.push(submission);
        return sent.length === 1
          ? Promise.reject(new SubmissionError({ kind: 'unreachable' }))
          : Promise.resolve(receipt);
      },
    });
    actor.send({ type: 'form.submitted' });
    await settle();

    actor.send({ type: 'form.submitted' });
    await settle();

    expect(sent.map(({ token }) => token)).toEqual(['token 1', 'token 2']);
    expect(new Set(sent.map((submission) => submission.submissionId))).toEqual(new Set([submissionId]));
    expect(contextOf(actor)).toEqual(filledContext({ receipt }));
  });

  test('with a refused field goes to the step of that field and shows the server’s message', async () => {
    const failure = {
      ...refused(422),
      code: 'invalid_fields' as const,
      fields: [{ field: 'email', code: 'invalid_email', error: 'Dit adres klopt niet.' }],
    };
    const { actor } = startAtDocuments({ sendSubmission: () => Promise.reject(new SubmissionError(failure)) });

    actor.send({ type: 'form.submitted' });
    await settle();

    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    expect(contextOf(actor)).toEqual(filledContext({ failure, problems: { email: 'Dit adres klopt niet.' } }));
  });

  test('with a refused document marks that document', async () => {
    const failure = {
      ...refused(422),
      code: 'document_refused' as const,
      fields: [{ field: 'documents', code: 'macros', error: 'Macro’s.', document: { index: 0, name: 'factuur.pdf' } }],
    };
    const { actor } = startAtDocuments({ sendSubmission: () => Promise.reject(new SubmissionError(failure)) });
    actor.send({ type: 'documents.added', documents: [{ ...invoice, id: 'empty' }, invoice] });
    actor.send({ type: 'document.checked', id: 'empty', verdict: { refusal: 'empty' } });
    actor.send({ type: 'document.checked', id: 'invoice', verdict: { sha256: hash } });

    actor.send({ type: 'form.submitted' });
    await settle();

    expect(actor.getSnapshot().context.documents).toEqual([
      { ...invoice, id: 'empty', verdict: { refusal: 'empty' } },
      { ...invoice, verdict: { sha256: hash, refusal: 'macros' } },
    ]);
  });
});
