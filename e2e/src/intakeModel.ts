import { fieldsOfStep, type IntakeStep } from '@incasso/contract/intakeFields';
import type { MissingInfo } from '@incasso/debts/missingInfo';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { caseMachine } from '@incasso/intake-widget/caseMachine';
import { caseSubmission } from '@incasso/intake-widget/caseSetup';
import { SubmissionError } from '@incasso/intake-widget/failures';
import { missingInfoOfForm } from '../../intake-widget/src/wizard/steps/missingInfoOfForm';
import type { Submission } from '@incasso/intake-widget/submissionMachine';
import type { CaseContent, WizardContext, WizardReceipt } from '@incasso/intake-widget/WizardContext';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';

/** A promise with external `resolve` and `reject`. */
class Task<Output> {
  resolve: (output: Output) => void = () => undefined;
  reject: (error: Error) => void = () => undefined;

  readonly start = () =>
    new Promise<Output>((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
}

const receipt: WizardReceipt = {
  reference: 'K7QM-3TXB',
  receivedAt: '2026-03-02T10:00:00.000Z',
  caseKey: 'key',
  partnerReference: '',
  documents: [],
};
const wrongAddress = { field: 'email', code: 'invalid_email', error: 'Dit adres klopt niet.' };

type Tasks = {
  readonly storing: Task<unknown>;
  readonly token: Task<string>;
  readonly sending: Task<WizardReceipt>;
};

/**
 * Tasks by the options shared by a model's actors: building the machine anew for each model takes longer than walking
 * it.
 */
const tasksOf = new WeakMap<object, Tasks>();

const submission = caseSubmission.provide({
  actors: {
    uploadDocuments: fromPromise<unknown, Submission<CaseContent>>(({ system }) => startTask(system, 'storing')),
    obtainToken: fromPromise(({ system }) => startTask(system, 'token')),
    sendSubmission: fromPromise<WizardReceipt, Submission<CaseContent>>(({ system }) => startTask(system, 'sending')),
  },
});

const machine = caseMachine.provide({
  actors: {
    documentChecker: fromCallback(() => undefined),
    findMissingInfo: fromPromise<MissingInfo[], WizardContext>(({ input }) =>
      Promise.resolve(missingInfoOfForm(input)),
    ),
    submission,
  },
});

function startTask<Name extends keyof Tasks>(system: object, name: Name): ReturnType<Tasks[Name]['start']>;
function startTask(system: object, name: keyof Tasks): Promise<unknown> {
  const tasks = tasksOf.get(system);
  if (tasks === undefined) throw new Error('This actor belongs to no model.');
  return tasks[name].start();
}

/** The wizard's machine in its initial state, with actors and clock that the model controls. */
export function openIntakeModel() {
  const clock = new SimulatedClock();
  const tasks: Tasks = { storing: new Task(), token: new Task(), sending: new Task() };
  const actor = createActor(machine, { clock, input: { submissionId: 'model', draftKey: 'key of model' } });
  tasksOf.set(actor.system, tasks);
  return { actor: actor.start(), clock, ...tasks };
}

export type IntakeModel = ReturnType<typeof openIntakeModel>;

function choose({ actor }: IntakeModel, size: number): void {
  if (actor.getSnapshot().context.documents.length > 0) return;
  actor.send({ type: 'documents.added', documents: [{ id: 'document', name: 'document.pdf', size, kind: undefined }] });
}

function fill({ actor }: IntakeModel, tag: 'step1' | 'step2'): void {
  if (!actor.getSnapshot().hasTag(tag)) return;
  for (const { name, value } of stepAnswers[tag]) {
    // A browser fires no event either when a field is set to its current value.
    if (actor.getSnapshot().context.answers[name] !== value) actor.send({ type: 'answer.changed', name, value });
  }
}

/** The answers of the first two steps. */
export const stepAnswers = {
  step1: answersOfStep(1),
  step2: answersOfStep(2),
};

function answersOfStep(step: IntakeStep) {
  const answers = sampleAnswers({ company_name: 'Model BV (voorbeeld)' });
  return fieldsOfStep(step).map((name) => ({ name, value: answers[name] }));
}

/** What a visitor does in the wizard, or what happens while it sends, as events of the model. */
export const modelSteps = {
  'fill step 1': (model) => fill(model, 'step1'),
  'fill step 2': (model) => fill(model, 'step2'),
  next: ({ actor }) => {
    if (!actor.getSnapshot().hasTag('step3')) actor.send({ type: 'form.submitted' });
  },
  previous: ({ actor }) => actor.send({ type: 'step.returned' }),
  'agree to the terms': ({ actor }) => {
    if (actor.getSnapshot().matches({ filling: 'documents' })) actor.send({ type: 'terms.changed', isAgreed: true });
  },
  'choose a small document': (model) => choose(model, 1000),
  'choose a large document': (model) => choose(model, 6_000_000),
  'the document is read': ({ actor }) =>
    actor.send({ type: 'document.checked', id: 'document', verdict: { sha256: 'a'.repeat(64) } }),
  submit: ({ actor }) => {
    if (actor.getSnapshot().hasTag('step3')) actor.send({ type: 'form.submitted' });
  },
  'stop sending': ({ actor }) => actor.getSnapshot().children.submission?.send({ type: 'submission.cancelled' }),
  'the documents are stored': ({ storing }) => storing.resolve(undefined),
  'storing the documents fails': ({ storing }) => storing.reject(new SubmissionError({ kind: 'unreachable' })),
  'a token is there': ({ token }) => token.resolve('token'),
  'a token cannot be had': ({ token }) => token.reject(new Error('none')),
  'the case is stored': ({ sending }) => sending.resolve(receipt),
  'the answer is lost': ({ sending }) => sending.reject(new SubmissionError({ kind: 'unreachable' })),
  'the e-mail address is refused': ({ sending }) =>
    sending.reject(
      new SubmissionError({ kind: 'refused', status: 422, code: 'invalid_fields', fields: [wrongAddress] }),
    ),
  'two seconds pass': ({ clock }) => clock.increment(2000),
} satisfies Record<string, (model: IntakeModel) => void>;

export type ModelStep = keyof typeof modelSteps;
