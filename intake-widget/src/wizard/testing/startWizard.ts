import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { emptyWizard, type SubmissionInput, type WizardContext, type WizardReceipt } from '../machine/WizardContext';
import type { JudgeCommand, WizardEmitted } from '../machine/WizardEvent';
import { wizardMachine } from '../machine/wizardMachine';

export const submissionId = '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f01';
export const receipt: WizardReceipt = { reference: 'K7QM-3TXB', receivedAt: '2026-03-02T10:00:00.000Z', documents: [] };
export const invoice = { id: 'invoice', name: 'factuur.pdf', size: 1000, kind: undefined };
export const hash = 'a'.repeat(64);

/** The machine's actors, as the test has them answer. */
export type WizardActors = {
  obtainToken?: () => Promise<string>;
  uploadDocuments?: () => Promise<unknown>;
  sendSubmission?: (submission: SubmissionInput) => Promise<WizardReceipt>;
};

export const never = () => new Promise<never>(() => undefined);

export function startWizard({
  obtainToken = () => Promise.resolve('token'),
  uploadDocuments = never,
  sendSubmission = never,
}: WizardActors = {}) {
  const clock = new SimulatedClock();
  const asked: JudgeCommand[] = [];
  const emitted: WizardEmitted[] = [];
  const machine = wizardMachine.provide({
    actors: {
      documentJudge: fromCallback<JudgeCommand>(({ receive }) => receive((command) => asked.push(command))),
      obtainToken: fromPromise(obtainToken),
      uploadDocuments: fromPromise<unknown, SubmissionInput>(uploadDocuments),
      sendSubmission: fromPromise<WizardReceipt, SubmissionInput>(({ input }) => sendSubmission(input)),
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
export function startAtDocuments(actors: WizardActors = {}) {
  const wizard = startWizard(actors);
  wizard.fill(sampleAnswers());
  wizard.actor.send({ type: 'form.submitted' });
  wizard.actor.send({ type: 'form.submitted' });
  wizard.actor.send({ type: 'terms.changed', isAgreed: true });
  return wizard;
}

export function filledContext(changes: Partial<WizardContext> = {}): WizardContext {
  return { ...emptyWizard(submissionId), answers: sampleAnswers(), agreeToTerms: true, focusMoves: 2, ...changes };
}

/** Lets the promises of the provided actors settle. */
export async function settle() {
  for (let round = 0; round < 10; round += 1) await Promise.resolve();
}

/** What a call fails with that the server refused. */
export function refused(status: number) {
  return { kind: 'refused', status, fields: [] } as const;
}
