import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { intakeFieldNames, type IntakeAnswers } from '@incasso/contract/intakeFields';
import type { MissingInfo } from '@incasso/debts/missingInfo';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import {
  emptyWizard,
  type CaseContent,
  type DraftIds,
  type WizardContext,
  type WizardReceipt,
} from '../case/WizardContext';
import { caseMachine } from '../case/caseMachine';
import { caseSubmission } from '../case/caseSetup';
import type { WizardEmitted } from '../case/WizardEvent';
import type { WizardActor } from '../case/WizardSnapshot';
import type { CheckCommand } from '../submission/changeDocuments';
import type { Submission } from '../submission/submissionMachine';

export const submissionId = '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f01';
export const draftIds: DraftIds = { submissionId, draftKey: '9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c' };
/** The ids of the next draft. */
export const nextIds: DraftIds = { submissionId: 'next', draftKey: 'key of next' };
export const receipt: WizardReceipt = {
  reference: 'K7QM-3TXB',
  receivedAt: '2026-03-02T10:00:00.000Z',
  partnerReference: 'KLANT-17',
  documents: [],
  debts: '2 facturen · € 1.815,50',
  debtors: 'Garage Voorbeeld BV',
};
export const invoice = { id: 'invoice', name: 'factuur.pdf', size: 1000, kind: undefined };
export const hash = 'a'.repeat(64);

/** The machine's actors, as the test fakes them. */
export type WizardActors = {
  /** Default: the check for missing parts has already run. */
  findMissingInfo?: (() => Promise<MissingInfo[]>) | undefined;
  obtainToken?: () => Promise<string>;
  uploadDocuments?: (upload: { readonly signal: AbortSignal }) => Promise<unknown>;
  sendSubmission?: (submission: Submission<CaseContent>) => Promise<WizardReceipt>;
};

export const never = () => new Promise<never>(() => undefined);

export function startWizard({
  findMissingInfo,
  obtainToken = () => Promise.resolve('token'),
  uploadDocuments = never,
  sendSubmission = never,
}: WizardActors = {}) {
  const clock = new SimulatedClock();
  const asked: CheckCommand[] = [];
  const emitted: WizardEmitted[] = [];
  const machine = caseMachine.provide({
    ...(findMissingInfo === undefined && { guards: { isNotAsked: () => false } }),
    actors: {
      findMissingInfo: fromPromise<MissingInfo[], WizardContext>(findMissingInfo ?? never),
      documentChecker: fromCallback<CheckCommand>(({ receive }) => receive((command) => asked.push(command))),
      submission: caseSubmission.provide({
        actors: {
          obtainToken: fromPromise(obtainToken),
          uploadDocuments: fromPromise<unknown, Submission<CaseContent>>(uploadDocuments),
          sendSubmission: fromPromise<WizardReceipt, Submission<CaseContent>>(({ input }) => sendSubmission(input)),
        },
      }),
    },
  });
  const actor = createActor(machine, { clock, input: draftIds });
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
export function startAtDocuments(actors: WizardActors = {}, answers = sampleAnswers()) {
  const wizard = startWizard(actors);
  wizard.fill(answers);
  wizard.actor.send({ type: 'form.submitted' });
  wizard.actor.send({ type: 'form.submitted' });
  wizard.actor.send({ type: 'terms.changed', isAgreed: true });
  return wizard;
}

export function filledContext(changes: Partial<WizardContext> = {}): WizardContext {
  return { ...emptyWizard(draftIds), answers: sampleAnswers(), agreeToTerms: true, ...changes };
}

/** The wizard's context without its count of focus moves, which has its own test. */
export function contextOf(actor: WizardActor): WizardContext {
  return { ...actor.getSnapshot().context, focusMoves: 0 };
}

/** Lets the promises of the provided actors settle. */
export async function settle() {
  for (let round = 0; round < 20; round += 1) await Promise.resolve();
}

/** The failure of a call that the server refused. */
export function refused(status: number) {
  return { kind: 'refused', status, fields: [] } as const;
}
