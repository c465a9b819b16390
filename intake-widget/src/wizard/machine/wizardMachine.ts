import { and, assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { fieldsNeededForStep2, missingFields } from '@incasso/contract/intakeFields';
import { messages } from '@incasso/contract/messages';
import { changed, judgeCommand } from './changed';
import { failureFrom, failureMessage, unprovenFrom, withFailure } from './failures';
import { problemMessages, requiredProblems, stepOfProblems, submissionProblems } from './problems';
import { needsDirectUpload } from './submittedAnswers';
import { emptyWizard, ledOn, type WizardContext, type WizardFailure, type WizardReceipt } from './WizardContext';
import type { DeskCommand, WizardEmitted, WizardEvent } from './WizardEvent';

/** What a submission is made of. */
export type Submission = Pick<WizardContext, 'submissionId' | 'answers' | 'agreeToTerms' | 'documents' | 'token'>;

const types: {
  context?: WizardContext;
  events?: WizardEvent;
  emitted?: WizardEmitted;
  input?: { readonly submissionId: string };
  tags?: 'step1' | 'step2' | 'step3' | 'submitting' | 'uploading' | 'succeeded';
} = {};
const providedOutside = () => Promise.reject(new Error('This actor is provided from outside.'));

/** What a visitor does in the intake: fills three steps, submits, and reads that the case was received. */
export const wizardMachine = setup({
  types,
  actors: {
    /** Reads and judges documents; answers each with `document.judged`, within its own time limit. */
    documentDesk: fromCallback<DeskCommand>(() => undefined),
    obtainToken: fromPromise<string>(providedOutside),
    /** Stores the documents of a submission that is too large for one call. Both reject with a `SubmissionError`. */
    uploadDocuments: fromPromise<unknown, Submission>(providedOutside),
    sendSubmission: fromPromise<WizardReceipt, Submission>(providedOutside),
  },
  delays: {
    readingTimeLimit: 120_000,
    uploadingTimeLimit: 3_600_000,
    provingTimeLimit: 100_000,
    sendingTimeLimit: 480_000,
    /** Specification, section 9. */
    successDelay: 2000,
  },
  guards: {
    isStep2Open: ({ context }) => missingFields(context.answers, fieldsNeededForStep2).length === 0,
    isComplete: ({ context }) => Object.keys(submissionProblems(context)).length === 0,
    isEveryDocumentRead: ({ context }) => context.documents.every(({ verdict }) => verdict !== undefined),
    /** Sending less than what may have arrived already would be another case. */
    isSentDocumentLost: ({ context }) =>
      context.isArrivalUnknown && context.documents.some(({ verdict }) => verdict?.refusal === 'lost'),
    needsUpload: ({ context }) => needsDirectUpload(context),
    wasSent: ({ event }) => event.type === 'draft.found' && event.draft.isArrivalUnknown,
    wasAt: ({ event }, step: 2 | 3) => event.type === 'draft.found' && event.draft.step === step,
    isLedTo: ({ context }, step: 1 | 2) => stepOfProblems(context.problems) === step,
  },
  actions: {
    change: assign(({ context, event }) => changed(context, event)),
    lead: assign(({ context }) => ledOn(context)),
    judge: sendTo('documentDesk', ({ context, event }) => judgeCommand(context, event)),
    refuse: enqueueActions(({ context, enqueue }, problems: WizardContext['problems']) => {
      enqueue.assign({ ...ledOn(context), problems });
      for (const text of problemMessages(problems)) enqueue.emit({ type: 'announced', toast: { kind: 'error', text } });
    }),
    fail: enqueueActions(({ context, enqueue }, failure: WizardFailure) => {
      enqueue.assign(withFailure(context, failure));
      enqueue.emit({ type: 'announced', toast: { kind: 'error', text: failureMessage(failure) } });
    }),
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => emptyWizard(input.submissionId),
  invoke: { id: 'documentDesk', src: 'documentDesk' },
  on: { 'document.judged': { actions: 'change' }, 'draft.unkept': { actions: 'change' } },
  initial: 'filling',
  states: {
    filling: {
      initial: 'company',
      on: {
        'answer.changed': { actions: 'change' },
        'answer.left': { actions: 'change' },
        'answers.found': { actions: 'change' },
        'terms.changed': { actions: 'change' },
        'documents.added': { actions: ['change', 'judge'] },
        'document.labelled': { actions: 'change' },
        'document.removed': { actions: 'change' },
        'draft.copied': { actions: ['change', 'judge'] },
        'draft.discarded': { target: '.company', actions: ['change', emit({ type: 'wizard.emptied' })] },
      },
      states: {
        company: {
          tags: 'step1',
          on: {
            'draft.found': [
              { guard: 'wasSent', target: '#submitting', actions: ['change', 'judge'] },
              { guard: { type: 'wasAt', params: 3 }, target: 'documents', actions: ['change', 'judge'] },
              { guard: { type: 'wasAt', params: 2 }, target: 'contact', actions: ['change', 'judge'] },
              { actions: ['change', 'judge'] },
            ],
            'step.completed': [
              { guard: 'isStep2Open', target: 'contact', actions: 'lead' },
              {
                actions: {
                  type: 'refuse',
                  params: ({ context }) => requiredProblems(missingFields(context.answers, fieldsNeededForStep2)),
                },
              },
            ],
          },
        },
        contact: {
          tags: 'step2',
          on: {
            'step.completed': { target: 'documents', actions: 'lead' },
            'step.returned': { target: 'company', actions: 'lead' },
          },
        },
        documents: {
          tags: 'step3',
          on: {
            'step.returned': { target: 'contact', actions: 'lead' },
            'submission.requested': [
              { guard: 'isComplete', target: '#submitting', actions: assign({ isRestored: false }) },
              { target: 'led', actions: { type: 'refuse', params: ({ context }) => submissionProblems(context) } },
            ],
          },
        },
        /** On the way to the step of the first problem. */
        led: {
          id: 'led',
          always: [
            { guard: { type: 'isLedTo', params: 1 }, target: 'company' },
            { guard: { type: 'isLedTo', params: 2 }, target: 'contact' },
            { target: 'documents' },
          ],
        },
      },
    },
    submitting: {
      id: 'submitting',
      tags: ['step3', 'submitting'],
      entry: assign({ failure: undefined, problems: {} }),
      exit: assign({ token: undefined }),
      initial: 'reading',
      states: {
        reading: {
          always: [
            { guard: 'isSentDocumentLost', target: '#led', actions: { type: 'fail', params: { kind: 'lost' } } },
            { guard: and(['isEveryDocumentRead', 'needsUpload']), target: 'uploading' },
            { guard: 'isEveryDocumentRead', target: 'proving' },
          ],
          after: { readingTimeLimit: [{ guard: 'needsUpload', target: 'uploading' }, { target: 'proving' }] },
        },
        uploading: {
          tags: 'uploading',
          on: { 'submission.cancelled': { target: '#led', actions: 'lead' } },
          invoke: {
            src: 'uploadDocuments',
            input: ({ context }) => context,
            onDone: 'proving',
            onError: { target: '#led', actions: { type: 'fail', params: ({ event }) => failureFrom(event.error) } },
          },
          after: { uploadingTimeLimit: { target: '#led', actions: { type: 'fail', params: { kind: 'unreachable' } } } },
        },
        proving: {
          invoke: {
            src: 'obtainToken',
            onDone: { target: 'sending', actions: assign({ token: ({ event }) => event.output }) },
            onError: { target: '#led', actions: { type: 'fail', params: ({ event }) => unprovenFrom(event.error) } },
          },
          after: { provingTimeLimit: { target: '#led', actions: { type: 'fail', params: { kind: 'unproven' } } } },
        },
        sending: {
          entry: assign({ isArrivalUnknown: true }),
          invoke: {
            src: 'sendSubmission',
            input: ({ context }) => context,
            onDone: { target: '#succeeded', actions: assign({ receipt: ({ event }) => event.output }) },
            onError: { target: '#led', actions: { type: 'fail', params: ({ event }) => failureFrom(event.error) } },
          },
          after: { sendingTimeLimit: { target: '#led', actions: { type: 'fail', params: { kind: 'unreachable' } } } },
        },
      },
    },
    succeeded: {
      id: 'succeeded',
      tags: ['step3', 'succeeded'],
      entry: [
        'lead',
        assign({ isArrivalUnknown: false }),
        emit({ type: 'submission.stored' }),
        emit({ type: 'announced', toast: { kind: 'success', text: messages.intakeSucceeded } }),
      ],
      on: { 'draft.discarded': { target: 'filling', actions: 'change' } },
      after: { successDelay: 'completed' },
    },
    completed: {
      tags: ['step3', 'succeeded'],
      entry: emit({ type: 'wizard.completed' }),
      on: { 'draft.discarded': { target: 'filling', actions: 'change' } },
    },
  },
});
