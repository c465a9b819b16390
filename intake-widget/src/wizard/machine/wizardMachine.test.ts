import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { CallError } from '@incasso/contract/browser/api/CallFailure';
import { emptyIntakeAnswers, intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { messages } from '@incasso/contract/messages';
import { emptyWizard, type WizardContext, type WizardReceipt } from './WizardContext';
import type { DeskCommand, WizardEmitted } from './WizardEvent';
import { wizardMachine, type Submission } from './wizardMachine';

const submissionId = '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f01';
const receipt: WizardReceipt = { reference: 'K7QM-3TXB', receivedAt: '2026-03-02T10:00:00.000Z', documents: [] };
const invoice = { id: 'invoice', name: 'factuur.pdf', size: 1000 };
const hash = 'a'.repeat(64);

function validAnswers(changes: Partial<IntakeAnswers> = {}): IntakeAnswers {
  return {
    ...emptyIntakeAnswers(),
    company_name: 'Voorbeeld BV',
    vat_number: '0123.456.749',
    address: 'Voorbeeldstraat 1, 8500 Kortrijk',
    contact_person: 'An Voorbeeld',
    phone: '+32 56 00 00 01',
    email: 'an@bedrijf.example',
    bank_account: 'BE68 5390 0754 7034',
    ...changes,
  };
}

type Surroundings = {
  obtainToken?: () => Promise<string>;
  sendSubmission?: (submission: Submission) => Promise<WizardReceipt>;
};

const never = () => new Promise<never>(() => undefined);

function startWizard({ obtainToken = () => Promise.resolve('token'), sendSubmission = never }: Surroundings = {}) {
  const clock = new SimulatedClock();
  const asked: DeskCommand[] = [];
  const emitted: WizardEmitted[] = [];
  const machine = wizardMachine.provide({
    actors: {
      documentDesk: fromCallback<DeskCommand>(({ receive }) => receive((command) => asked.push(command))),
      obtainToken: fromPromise(obtainToken),
      sendSubmission: fromPromise<WizardReceipt, Submission>(({ input }) => sendSubmission(input)),
    },
  });
  const actor = createActor(machine, { clock, input: { submissionId } });
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const fill = (answers: IntakeAnswers) => {
    for (const name of intakeFieldNames) {
      if (answers[name] !== '') actor.send({ type: 'answer.changed', name, value: answers[name] });
    }
  };
  return { actor, clock, asked, emitted, fill };
}

/** A wizard at step 3, complete and agreed to. */
function startAtDocuments(surroundings: Surroundings = {}) {
  const wizard = startWizard(surroundings);
  wizard.fill(validAnswers());
  wizard.actor.send({ type: 'step.completed' });
  wizard.actor.send({ type: 'step.completed' });
  wizard.actor.send({ type: 'terms.changed', isAgreed: true });
  return wizard;
}

function filledContext(changes: Partial<WizardContext> = {}): WizardContext {
  return { ...emptyWizard(submissionId), answers: validAnswers(), agreeToTerms: true, turn: 2, ...changes };
}

/** Lets the promises of the provided actors settle. */
async function settle() {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
}

const required = 'Vul dit veld in.';
const failedToast = { type: 'announced', toast: { kind: 'error', text: messages.intakeFailed } };

describe('the steps', () => {
  test('the wizard starts empty at the first step', () => {
    const { actor } = startWizard();

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(actor.getSnapshot().context).toEqual(emptyWizard(submissionId));
  });

  test('Next from step 1 needs company and KBO number', () => {
    const { actor, emitted } = startWizard();

    actor.send({ type: 'step.completed' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(actor.getSnapshot().context).toEqual({
      ...emptyWizard(submissionId),
      problems: { company_name: required, vat_number: required },
      turn: 1,
    });
    expect(emitted).toEqual([{ type: 'announced', toast: { kind: 'error', text: messages.requiredFieldsMissing } }]);
  });

  test('Next from step 1 needs nothing else', () => {
    const { actor, emitted } = startWizard();
    const answers = { ...emptyIntakeAnswers(), company_name: 'Voorbeeld BV', vat_number: 'NL123' };

    actor.send({ type: 'answer.changed', name: 'company_name', value: 'Voorbeeld BV' });
    actor.send({ type: 'answer.changed', name: 'vat_number', value: 'NL123' });
    actor.send({ type: 'step.completed' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    expect(actor.getSnapshot().context).toEqual({ ...emptyWizard(submissionId), answers, turn: 1 });
    expect(emitted).toEqual([]);
  });

  test('Next from step 2 always goes on, and Previous goes back to step 1 and no further', () => {
    const { actor } = startAtDocuments();

    const visited = ['step.returned', 'step.completed', 'step.returned', 'step.returned', 'step.returned'] as const;
    const values = visited.map((type) => {
      actor.send({ type });
      return actor.getSnapshot().value;
    });

    expect(values).toEqual(['contact', 'documents', 'contact', 'company', 'company'].map((filling) => ({ filling })));
    expect(actor.getSnapshot().context).toEqual(filledContext({ turn: 6 }));
    expect(actor.getSnapshot().can({ type: 'step.returned' })).toBe(false);
  });
});

describe('answers', () => {
  test('an answer takes away the problem of its field only', () => {
    const { actor } = startWizard();
    actor.send({ type: 'step.completed' });

    actor.send({ type: 'answer.changed', name: 'company_name', value: 'V' });

    expect(actor.getSnapshot().context).toEqual({
      ...emptyWizard(submissionId),
      answers: { ...emptyIntakeAnswers(), company_name: 'V' },
      problems: { vat_number: required },
      turn: 1,
    });
  });

  test('numbers are written in groups when their field is left, other answers stay as typed', () => {
    const { actor, fill } = startWizard();
    fill(validAnswers({ vat_number: 'be0123456749', bank_account: 'be68539007547034', phone: ' 056 ' }));

    for (const name of intakeFieldNames) actor.send({ type: 'answer.left', name });

    expect(actor.getSnapshot().context.answers).toEqual(validAnswers({ phone: ' 056 ' }));
  });

  test('found answers fill empty fields and never replace what was typed', () => {
    const { actor } = startWizard();
    actor.send({ type: 'answer.changed', name: 'email', value: 'zelf@bedrijf.example' });

    actor.send({ type: 'answers.found', answers: { email: 'ander@bedrijf.example', contact_person: 'An' } });

    expect(actor.getSnapshot().context.answers).toEqual({
      ...emptyIntakeAnswers(),
      email: 'zelf@bedrijf.example',
      contact_person: 'An',
    });
  });

  test('starting again empties the wizard under a new id', () => {
    const { actor } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice] });

    actor.send({ type: 'draft.discarded', nextSubmissionId: 'next' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(actor.getSnapshot().context).toEqual({ ...emptyWizard('next'), turn: 1 });
  });
});

describe('documents', () => {
  test('added documents are given to the desk and wait for its verdict', () => {
    const { actor, asked } = startAtDocuments();

    actor.send({ type: 'documents.added', documents: [invoice] });

    expect(asked).toEqual([{ type: 'judge', documents: [invoice] }]);
    expect(actor.getSnapshot().context).toEqual(filledContext({ documents: [{ ...invoice, verdict: undefined }] }));
  });

  test('a verdict reaches its document, also at another step, and is ignored for one removed', () => {
    const { actor } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice, { ...invoice, id: 'other' }] });
    actor.send({ type: 'document.removed', id: 'other' });
    actor.send({ type: 'step.returned' });

    actor.send({ type: 'document.judged', id: 'invoice', verdict: { sha256: hash } });
    actor.send({ type: 'document.judged', id: 'other', verdict: { refusal: 'macros' } });

    expect(actor.getSnapshot().context.documents).toEqual([{ ...invoice, verdict: { sha256: hash } }]);
  });
});

describe('submitting what is not complete', () => {
  test('goes to the step of the first missing field and marks them all', () => {
    const { actor, emitted } = startWizard();
    actor.send({ type: 'answer.changed', name: 'company_name', value: 'Voorbeeld BV' });
    actor.send({ type: 'answer.changed', name: 'vat_number', value: '0123.456.749' });
    actor.send({ type: 'answer.changed', name: 'address', value: 'Voorbeeldstraat 1' });
    actor.send({ type: 'step.completed' });
    actor.send({ type: 'step.completed' });
    actor.send({ type: 'terms.changed', isAgreed: true });

    actor.send({ type: 'submission.requested' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    expect(actor.getSnapshot().context.problems).toEqual({
      contact_person: required,
      phone: required,
      email: required,
      bank_account: required,
    });
    expect(actor.getSnapshot().context.turn).toBe(3);
    expect(emitted).toEqual([{ type: 'announced', toast: { kind: 'error', text: messages.requiredFieldsMissing } }]);
  });

  test('without agreement stays at step 3 and says so', () => {
    const { actor, emitted } = startAtDocuments();
    actor.send({ type: 'terms.changed', isAgreed: false });

    actor.send({ type: 'submission.requested' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'documents' });
    expect(actor.getSnapshot().context).toEqual(
      filledContext({ agreeToTerms: false, problems: { agreeToTerms: messages.termsNotAccepted }, turn: 3 }),
    );
    expect(emitted).toEqual([{ type: 'announced', toast: { kind: 'error', text: messages.termsNotAccepted } }]);

    actor.send({ type: 'terms.changed', isAgreed: true });
    expect(actor.getSnapshot().context.problems).toEqual({});
  });

  test('with a field missing and without agreement says both', () => {
    const { actor, emitted } = startAtDocuments();
    actor.send({ type: 'answer.changed', name: 'address', value: ' ' });
    actor.send({ type: 'terms.changed', isAgreed: false });

    actor.send({ type: 'submission.requested' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'company' });
    expect(emitted.map((event) => event.type === 'announced' && event.toast.text)).toEqual([
      messages.requiredFieldsMissing,
      messages.termsNotAccepted,
    ]);
  });

  test('with an address that is no e-mail address says what is wrong with it', () => {
    const { actor, emitted } = startAtDocuments();
    const text = 'Vul een geldig e-mailadres in, bijvoorbeeld naam@bedrijf.be.';
    actor.send({ type: 'answer.changed', name: 'email', value: 'an@' });

    actor.send({ type: 'submission.requested' });

    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    expect(actor.getSnapshot().context.problems).toEqual({ email: text });
    expect(emitted).toEqual([{ type: 'announced', toast: { kind: 'error', text } }]);
  });
});

describe('submitting', () => {
  test('waits for the verdict on every document', () => {
    const { actor } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice] });

    actor.send({ type: 'submission.requested' });
    expect(actor.getSnapshot().value).toEqual({ submitting: 'reading' });

    actor.send({ type: 'document.judged', id: 'invoice', verdict: { sha256: hash } });
    expect(actor.getSnapshot().value).toEqual({ submitting: 'proving' });
  });

  test('leaves a document that cannot be read in time to the server', () => {
    const { actor, clock } = startAtDocuments();
    actor.send({ type: 'documents.added', documents: [invoice] });
    actor.send({ type: 'submission.requested' });

    clock.increment(120_000);

    expect(actor.getSnapshot().value).toEqual({ submitting: 'proving' });
  });

  test('sends the whole submission with its token, and success brings the receipt', async () => {
    const sent: Submission[] = [];
    const sendSubmission = (submission: Submission) => {
      sent.push(submission);
      return Promise.resolve(receipt);
    };
    const { actor, clock, emitted } = startAtDocuments({ sendSubmission });
    actor.send({ type: 'submission.requested' });
    await settle();

    expect(sent).toEqual([filledContext({ token: 'token' })]);
    expect(actor.getSnapshot().value).toBe('succeeded');
    expect(actor.getSnapshot().context).toEqual(filledContext({ receipt, turn: 3 }));
    expect(emitted).toEqual([
      { type: 'submission.stored' },
      { type: 'announced', toast: { kind: 'success', text: messages.intakeSucceeded } },
    ]);

    clock.increment(1999);
    expect(actor.getSnapshot().value).toBe('succeeded');
    clock.increment(1);
    expect(actor.getSnapshot().value).toBe('completed');
    expect(emitted.at(-1)).toEqual({ type: 'wizard.completed' });
  });

  test('takes no other event meanwhile', () => {
    const { actor } = startAtDocuments({ obtainToken: never });
    actor.send({ type: 'submission.requested' });

    actor.send({ type: 'answer.changed', name: 'company_name', value: 'Andere BV' });
    actor.send({ type: 'documents.added', documents: [invoice] });
    actor.send({ type: 'step.returned' });
    actor.send({ type: 'submission.requested' });

    expect(actor.getSnapshot().value).toEqual({ submitting: 'proving' });
    expect(actor.getSnapshot().context).toEqual(filledContext());
  });
});

describe('a submission that fails', () => {
  const unproven = { type: 'announced', toast: { kind: 'error', text: messages.botCheckFailed } };

  test.each([
    ['without a token', { obtainToken: () => Promise.reject(new Error('no')) }, { kind: 'unproven' }, unproven],
    ['unanswered', { sendSubmission: () => Promise.reject(new Error('no')) }, { kind: 'unreachable' }, failedToast],
    [
      'with a refused token',
      { sendSubmission: () => Promise.reject(new CallError({ ...refused(422), code: 'bot_check_failed' })) },
      { ...refused(422), code: 'bot_check_failed' },
      unproven,
    ],
    [
      'with success false',
      { sendSubmission: () => Promise.reject(new CallError(refused(200))) },
      refused(200),
      failedToast,
    ],
  ] as const)('%s keeps everything and may be tried again', async (_name, surroundings, failure, toast) => {
    const { actor, emitted } = startAtDocuments(surroundings);

    actor.send({ type: 'submission.requested' });
    await settle();

    expect(actor.getSnapshot().value).toEqual({ filling: 'documents' });
    expect(actor.getSnapshot().context).toEqual(filledContext({ failure, turn: 3 }));
    expect(emitted).toEqual([toast]);
    expect(actor.getSnapshot().can({ type: 'submission.requested' })).toBe(true);
  });

  test.each([
    ['proving', { obtainToken: never }, 100_000, { kind: 'unproven' }],
    ['sending', { sendSubmission: never }, 480_000, { kind: 'unreachable' }],
  ] as const)('by the time limit of %s keeps everything too', async (state, surroundings, limitMs, failure) => {
    const { actor, clock } = startAtDocuments(surroundings);
    actor.send({ type: 'submission.requested' });
    await settle();
    expect(actor.getSnapshot().value).toEqual({ submitting: state });

    clock.increment(limitMs);

    expect(actor.getSnapshot().value).toEqual({ filling: 'documents' });
    expect(actor.getSnapshot().context).toEqual(filledContext({ failure, turn: 3 }));
  });

  test('is tried again under the same id, with a new token', async () => {
    const sent: Submission[] = [];
    let tokens = 0;
    const { actor } = startAtDocuments({
      obtainToken: () => Promise.resolve(`token ${String((tokens += 1))}`),
      sendSubmission: (submission) => {
        sent.push(submission);
        return sent.length === 1 ? Promise.reject(new CallError({ kind: 'unreachable' })) : Promise.resolve(receipt);
      },
    });
    actor.send({ type: 'submission.requested' });
    await settle();

    actor.send({ type: 'submission.requested' });
    await settle();

    expect(sent.map(({ token }) => token)).toEqual(['token 1', 'token 2']);
    expect(new Set(sent.map((submission) => submission.submissionId))).toEqual(new Set([submissionId]));
    expect(actor.getSnapshot().context).toEqual(filledContext({ receipt, turn: 4 }));
  });

  test('by a field leads to its step, in the words of the server', async () => {
    const failure = {
      ...refused(422),
      code: 'invalid_fields' as const,
      fields: [{ field: 'email', code: 'invalid_email', error: 'Dit adres klopt niet.' }],
    };
    const { actor } = startAtDocuments({ sendSubmission: () => Promise.reject(new CallError(failure)) });

    actor.send({ type: 'submission.requested' });
    await settle();

    expect(actor.getSnapshot().value).toEqual({ filling: 'contact' });
    expect(actor.getSnapshot().context).toEqual(
      filledContext({ failure, problems: { email: 'Dit adres klopt niet.' }, turn: 3 }),
    );
  });

  test('by a document marks that document among those that were sent', async () => {
    const failure = {
      ...refused(422),
      code: 'document_refused' as const,
      fields: [{ field: 'documents', code: 'macros', error: 'Macro’s.', document: { index: 0, name: 'factuur.pdf' } }],
    };
    const { actor } = startAtDocuments({ sendSubmission: () => Promise.reject(new CallError(failure)) });
    actor.send({ type: 'documents.added', documents: [{ ...invoice, id: 'empty' }, invoice] });
    actor.send({ type: 'document.judged', id: 'empty', verdict: { refusal: 'empty' } });
    actor.send({ type: 'document.judged', id: 'invoice', verdict: { sha256: hash } });

    actor.send({ type: 'submission.requested' });
    await settle();

    expect(actor.getSnapshot().context.documents).toEqual([
      { ...invoice, id: 'empty', verdict: { refusal: 'empty' } },
      { ...invoice, verdict: { sha256: hash, refusal: 'macros' } },
    ]);
  });
});

function refused(status: number) {
  return { kind: 'refused', status, fields: [] } as const;
}
