import { assign, emit, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { fieldsNeededForStep2, missingFields } from '@incasso/contract/intakeFields';
import { messages } from '@incasso/contract/messages';
import { withAnswer, withFormatted, withFound, withTerms } from './answers';
import { failureFrom, failureMessage, refusedFields, withRefusals } from './failures';
import { withAdded, withVerdict } from './judgedDocuments';
import { problemMessages, requiredProblems, stepOfProblems, submissionProblems } from './problems';
import {
  emptyWizard,
  type WizardContext,
  type WizardFailure,
  type WizardProblems,
  type WizardReceipt,
} from './WizardContext';
import type { DeskCommand, WizardEmitted, WizardEvent } from './WizardEvent';

/** What a submission is made of. */
export type Submission = Pick<WizardContext, 'submissionId' | 'answers' | 'agreeToTerms' | 'documents' | 'token'>;

const types: {
  context?: WizardContext;
  events?: WizardEvent;
  emitted?: WizardEmitted;
  input?: { readonly submissionId: string };
  tags?: 'step1' | 'step2' | 'step3' | 'submitting' | 'succeeded';
} = {};

const providedOutside = () => Promise.reject(new Error('This actor is provided from outside.'));

/** What a visitor does in the intake: fills three steps, submits, and reads that the case was received. */
export const wizardMachine = setup({
  types,
  actors: {
    /** Reads and judges documents; answers each with `document.judged`, within its own time limit. */
    documentDesk: fromCallback<DeskCommand>(() => undefined),
    obtainToken: fromPromise<string>(providedOutside),
    /** Rejects with a `CallError`. */
    sendSubmission: fromPromise<WizardReceipt, Submission>(providedOutside),
  },
  delays: {
    readingTimeLimit: 120_000,
    provingTimeLimit: 100_000,
    sendingTimeLimit: 480_000,
    /** Specification, section 9. */
    successDelay: 2000,
  },
  guards: {
    isStep2Open: ({ context }) => missingFields(context.answers, fieldsNeededForStep2).length === 0,
    isComplete: ({ context }) => Object.keys(submissionProblems(context)).length === 0,
    isEveryDocumentRead: ({ context }) => context.documents.every(({ verdict }) => verdict !== undefined),
    isProblemInStep1: ({ context }) => stepOfProblems(context.problems) === 1,
    isProblemInStep2: ({ context }) => stepOfProblems(context.problems) === 2,
  },
  actions: {
    lead: assign({ turn: ({ context }) => context.turn + 1 }),
    refuse: enqueueActions(({ context, enqueue }, problems: WizardProblems) => {
      enqueue.assign({ problems, turn: context.turn + 1 });
      for (const text of problemMessages(problems)) enqueue.emit({ type: 'announced', toast: { kind: 'error', text } });
    }),
    fail: enqueueActions(({ context, enqueue }, failure: WizardFailure) => {
      const documents = withRefusals(context.documents, failure);
      enqueue.assign({ failure, documents, problems: refusedFields(failure), turn: context.turn + 1 });
      enqueue.emit({ type: 'announced', toast: { kind: 'error', text: failureMessage(failure) } });
    }),
  },
}).createMachine({
  id: 'wizard',
  context: ({ input }) => emptyWizard(input.submissionId),
  invoke: { id: 'documentDesk', src: 'documentDesk' },
  on: {
    'document.judged': {
      actions: assign({
        documents: ({ context, event: { id, verdict } }) => withVerdict(context.documents, id, verdict),
      }),
    },
  },
  initial: 'filling',
  states: {
    filling: {
      initial: 'company',
      on: {
        'answer.changed': { actions: assign(({ context, event }) => withAnswer(context, event.name, event.value)) },
        'answer.left': { actions: assign(({ context, event }) => withFormatted(context, event.name)) },
        'answers.found': {
          actions: assign({ answers: ({ context, event }) => withFound(context.answers, event.answers) }),
        },
        'terms.changed': { actions: assign(({ context, event }) => withTerms(context, event.isAgreed)) },
        'documents.added': {
          actions: [
            assign({ documents: ({ context, event }) => withAdded(context.documents, event.documents) }),
            sendTo('documentDesk', ({ event }) => ({ type: 'judge', documents: event.documents })),
          ],
        },
        'document.removed': {
          actions: assign({ documents: ({ context, event }) => context.documents.filter(({ id }) => id !== event.id) }),
        },
        'draft.discarded': {
          target: '.company',
          actions: [assign(({ event }) => emptyWizard(event.nextSubmissionId)), 'lead'],
        },
      },
      states: {
        company: {
          tags: 'step1',
          on: {
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
              { guard: 'isComplete', target: '#submitting' },
              { target: 'led', actions: { type: 'refuse', params: ({ context }) => submissionProblems(context) } },
            ],
          },
        },
        /** On the way to the step of the first problem. */
        led: {
          id: 'led',
          always: [
            { guard: 'isProblemInStep1', target: 'company' },
            { guard: 'isProblemInStep2', target: 'contact' },
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
          always: { guard: 'isEveryDocumentRead', target: 'proving' },
          after: { readingTimeLimit: 'proving' },
        },
        proving: {
          invoke: {
            src: 'obtainToken',
            onDone: { target: 'sending', actions: assign({ token: ({ event }) => event.output }) },
            onError: { target: '#led', actions: { type: 'fail', params: { kind: 'unproven' } } },
          },
          after: { provingTimeLimit: { target: '#led', actions: { type: 'fail', params: { kind: 'unproven' } } } },
        },
        sending: {
          invoke: {
            src: 'sendSubmission',
            input: ({ context }) => context,
            onDone: {
              target: '#succeeded',
              actions: [assign({ receipt: ({ event }) => event.output }), 'lead'],
            },
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
        emit({ type: 'submission.stored' }),
        emit({ type: 'announced', toast: { kind: 'success', text: messages.intakeSucceeded } }),
      ],
      after: { successDelay: 'completed' },
    },
    completed: { tags: ['step3', 'succeeded'], entry: emit({ type: 'wizard.completed' }) },
  },
});
