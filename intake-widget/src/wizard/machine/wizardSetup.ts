import { fieldsNeededForStep2, intakeFields, missingFields } from '@incasso/contract/intakeFields';
import { changeLimits } from '@incasso/contract/limits';
import type { MissingInfo } from '@incasso/debts/missingInfo';
import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, type AnyEventObject } from 'xstate';
import { afterFailure, failureMessage } from './failures';
import { checkCommand } from './checkCommand';
import { isLeftOut, pendingDocuments } from './checkedDocuments';
import { lengthProblems, problemMessages, stepOfProblems, submissionProblems } from './problems';
import { timeLimits } from './timeLimits';
import { textsOf } from './textsOf';
import { needsDirectUpload } from './needsDirectUpload';
import {
  moveFocus,
  type DraftIds,
  type SubmissionInput,
  type WizardContext,
  type WizardFailure,
  type WizardProblems,
  type WizardReceipt,
} from './WizardContext';
import { isInvoiceFile } from './WizardInvoices';
import type { CheckCommand, WizardEmitted, WizardEvent } from './WizardEvent';

const types: {
  context?: WizardContext;
  events?: WizardEvent;
  emitted?: WizardEmitted;
  input?: DraftIds;
  tags?: 'step1' | 'step2' | 'step3' | 'submitting' | 'uploading' | 'succeeded';
} = {};
const providedOutside = () => Promise.reject(new Error('This actor is provided from outside.'));

/** What the machine is made of: its actors and time limits, what it asks, and how it moves the visitor on. */
export const wizardSetup = setup({
  types,
  actors: {
    /** Reads and checks documents; answers each with `document.checked`, within its own time limit. */
    documentChecker: fromCallback<CheckCommand>(() => undefined),
    /** Finds what the case lacks. */
    findMissing: fromPromise<MissingInfo[], WizardContext>(providedOutside),
    /** Adds the documents within e-invoices to a case that is being sent, and then sends `invoices.unpacked`. */
    unpackInvoices: fromCallback<AnyEventObject, WizardContext>(() => undefined),
    obtainToken: fromPromise<string>(providedOutside),
    /** Stores the documents of a submission that is too large for one call. Both reject with a `SubmissionError`. */
    uploadDocuments: fromPromise<unknown, SubmissionInput>(providedOutside),
    sendSubmission: fromPromise<WizardReceipt, SubmissionInput>(providedOutside),
  },
  delays: { ...timeLimits, successDelay: 2000 },
  guards: {
    isStep2Open: ({ context }) => missingFields(context.answers, fieldsNeededForStep2).length === 0,
    isRevisiting: ({ context }) => context.revisited !== undefined,
    isFieldOf: ({ event }, step: 1 | 2) => event.type === 'answer.revisited' && intakeFields[event.name].step === step,
    isComplete: ({ context }) => Object.keys(submissionProblems(context)).length === 0,
    isAsked: ({ context }) => context.isAsked,
    hasNoInvoice: ({ context }) => !context.documents.some(isInvoiceFile),
    isEveryDocumentRead: ({ context }) => context.documents.every(({ verdict }) => verdict !== undefined),
    /** Sending fewer documents than may have arrived would change the case. */
    isSentDocumentLost: ({ context }) =>
      context.isArrivalUnknown && context.documents.some(({ verdict }) => verdict?.refusal === 'lost'),
    isAwaitedLeftOut: ({ context }) => isLeftOut(context.documents, context.awaitedIds),
    needsUpload: ({ context }) => needsDirectUpload(context.documents, textsOf(context)),
    wasSent: ({ event }) => event.type === 'draft.found' && event.draft.isArrivalUnknown,
    wasAt: ({ event }, step: 2 | 3) => event.type === 'draft.found' && event.draft.step === step,
    isFirstProblemAt: ({ context }, step: 1 | 2) => stepOfProblems(context.problems) === step,
  },
  actions: {
    moveFocus: assign(({ context }) => moveFocus(context)),
    /** Going to another step takes a shown failure away. */
    changeStep: assign(({ context }) => ({ ...moveFocus(context), failure: undefined })),
    revisit: assign(({ context, event }) => ({
      ...moveFocus(context),
      failure: undefined,
      revisited: event.type === 'answer.revisited' ? event.name : undefined,
    })),
    /** The focus goes back to where the visitor came from. */
    returnFromField: assign(({ context }) => ({
      ...moveFocus(context),
      failure: undefined,
      revisited: context.revisited,
    })),
    markAsked: assign({ isAsked: true, failure: undefined }),
    markAwaited: assign(({ context }) => ({
      isRestored: false,
      awaitedIds: pendingDocuments(context.documents).map(({ id }) => id),
    })),
    /** Changed content is a new revision; content that is sent again after a lost answer keeps its revision. */
    markSent: assign(({ context: { revision, isArrivalUnknown } }) => ({
      isArrivalUnknown: true,
      revision: isArrivalUnknown ? revision : Math.min(revision + 1, changeLimits.maxRevision),
    })),
    checkDocuments: sendTo('documentChecker', ({ context, event }) => checkCommand(context, event)),
    showProblems: enqueueActions(({ context, enqueue }, problems: WizardProblems) => {
      const all = { ...lengthProblems(context.answers), ...problems };
      enqueue.assign({ ...moveFocus(context), problems: all, failure: undefined });
      for (const text of problemMessages(problems)) enqueue.emit({ type: 'announced', toast: { kind: 'error', text } });
    }),
    showFailure: enqueueActions(({ context, enqueue }, failure: WizardFailure) => {
      enqueue.assign(afterFailure(context, failure));
      enqueue.emit({ type: 'announced', toast: { kind: 'error', text: failureMessage(failure) } });
    }),
  },
});
