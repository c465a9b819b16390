import type { ArrivedCase } from '@incasso/contract/apiErrorSchema';
import {
  fieldsNeededForStep2,
  intakeFields,
  missingFields,
  requiredIntakeFields,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import type { MissingInfo } from '@incasso/debts/missingInfo';
import type { CaseNotice } from '@incasso/frontend/host/CaseNotice';
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  changeDocuments,
  checkCommand,
  isDocumentEvent,
  type CheckCommand,
  type DocumentChecked,
} from '../submission/changeDocuments';
import { pendingDocuments } from '../submission/checkedDocuments';
import { afterFailure, arrivedCase, failureToast } from '../submission/failures';
import { submissionMachine, timeLimits, type SubmissionOutcome } from '../submission/submissionMachine';
import { lengthProblems, problemMessages, refusedFields, stepOfProblems, submissionProblems } from './problems';
import {
  moveFocus,
  type CaseContent,
  type DraftIds,
  type WizardContext,
  type WizardProblems,
  type WizardReceipt,
} from './WizardContext';
import type { WizardEmitted, WizardEvent } from './WizardEvent';

const types: {
  context?: WizardContext;
  events?: WizardEvent;
  emitted?: WizardEmitted;
  input?: DraftIds;
  children?: { documentChecker: 'documentChecker'; submission: 'submission' };
  tags?: 'step1' | 'step2' | 'step3' | 'submitting' | 'succeeded';
} = {};
type CaseOutcome = SubmissionOutcome<WizardReceipt>;
const providedOutside = () => Promise.reject(new Error('This actor is provided from outside.'));

/** Sends a case. The caller provides its actors. */
export const caseSubmission = submissionMachine<CaseContent, WizardReceipt>();

/** The machine's actors, time limits, guards and navigation actions. */
export const caseSetup = setup({
  types,
  actors: {
    /** Reads and checks documents; answers each with `document.checked`, within its own time limit. */
    documentChecker: fromCallback<CheckCommand>(() => undefined),
    /** Finds what is missing from the case. */
    findMissingInfo: fromPromise<MissingInfo[], WizardContext>(providedOutside),
    submission: caseSubmission,
  },
  delays: { ...timeLimits, findingTimeLimit: 10_000, successDelay: 2000 },
  guards: {
    lacksFieldOfStep1: ({ context }) => missingFields(context.answers, fieldsNeededForStep2).length > 0,
    isOpened: ({ context, event }, step: IntakeStep) =>
      event.type === 'step.opened' &&
      event.step === step &&
      (step === 1 || missingFields(context.answers, fieldsNeededForStep2).length === 0),
    hasNewInvoices: ({ context: { invoices: known }, event }) =>
      event.type === 'invoices.applied' &&
      event.invoices?.subjects.some((subject) => known?.subjects.includes(subject) !== true) === true,
    isAskedAt: ({ context: { asked } }, step: 1 | 2) => asked !== undefined && intakeFields[asked].step === step,
    hasProblem: ({ context }) => Object.keys(submissionProblems(context)).length > 0,
    isNotAsked: ({ context }) => !context.isAsked,
    isInfoMissing: (_, missing: readonly MissingInfo[]) => missing.length > 0,
    isStored: (_, { kind }: CaseOutcome) => kind === 'stored',
    mayHaveArrived: ({ context }) => context.mayHaveArrived,
    wasSending: ({ event }) => event.type === 'draft.found' && event.draft.isSending === true,
    wasAt: ({ event }, step: 2 | 3) => event.type === 'draft.found' && event.draft.step === step,
    isFirstProblemAt: ({ context }, step: 1 | 2) => stepOfProblems(context.problems) === step,
  },
  actions: {
    changeDocuments: assign(({ context, event }) => (isDocumentEvent(event) ? changeDocuments(context, event) : {})),
    checkDocuments: sendTo('documentChecker', ({ context }) => checkCommand(context)),
    forwardVerdict: sendTo('submission', (_, verdict: DocumentChecked) => verdict),
    moveFocus: assign(({ context }) => moveFocus(context)),
    /** Changing step clears a shown failure. */
    changeStep: assign(({ context, event }) => ({
      ...moveFocus(context),
      failure: undefined,
      scrollTop: event.type === 'step.opened' ? event.scrollTop : undefined,
    })),
    askForMissing: assign(({ context }) => ({
      ...moveFocus(context),
      failure: undefined,
      asked: missingFields(context.answers, requiredIntakeFields)[0],
    })),
    markAsked: assign({ isAsked: true, failure: undefined }),
    markAwaited: assign(({ context }) => ({
      isRestored: false,
      awaitedIds: pendingDocuments(context.documents).map(({ id }) => id),
    })),
    markSent: assign({ mayHaveArrived: true }),
    showProblems: enqueueActions(({ context, enqueue }, problems: WizardProblems) => {
      const all = { ...lengthProblems(context.answers), ...problems };
      enqueue.assign({ ...moveFocus(context), problems: all, failure: undefined });
      for (const text of problemMessages(problems)) enqueue.emit({ type: 'announced', toast: { kind: 'error', text } });
    }),
    takeReceipt: enqueueActions(({ context, enqueue }, outcome: CaseOutcome) => {
      if (outcome.kind !== 'stored') return;
      enqueue.assign({ receipt: outcome.receipt });
      const { debts, documents } = outcome.receipt;
      const received = { debts, documents: documents.map(({ name }) => name) };
      enqueue.emit({ type: 'case.arrived', notice: { ...noticeOf(context, outcome.receipt), ...received } });
    }),
    /** Handles a submission that did not succeed. */
    showOutcome: enqueueActions(({ context, enqueue }, outcome: CaseOutcome) => {
      enqueue.assign(moveFocus(context));
      if (outcome.kind !== 'failed') return;
      const { failure } = outcome;
      enqueue.assign({ ...afterFailure(context, failure), problems: refusedFields(failure) });
      enqueue.emit({ type: 'announced', toast: failureToast(failure) });
      const arrived = arrivedCase(failure);
      if (arrived !== undefined) enqueue.emit({ type: 'case.arrived', notice: noticeOf(context, arrived) });
    }),
  },
});

/** Omits the content: the case arrived before the visitor changed it. */
function noticeOf({ submissionId }: WizardContext, { reference, receivedAt }: ArrivedCase): CaseNotice {
  return { reference, submissionId, receivedAt, debts: '', documents: [] };
}
