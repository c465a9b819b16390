import { and, assign, emit, not } from 'xstate';
import { fieldsNeededForStep2, missingFields } from '@incasso/contract/intakeFields';
import { messages } from '@incasso/contract/messages';
import { answerActions } from './answerActions';
import { debtActions } from './debtActions';
import { documentActions } from './documentActions';
import { draftActions } from './draftActions';
import { failureFrom, unprovenFrom } from './failures';
import { requiredProblems, submissionProblems } from './problems';
import { emptyWizard } from './WizardContext';
import { wizardSetup } from './wizardSetup';

const setupWithActions = wizardSetup.extend({
  actions: { ...answerActions, ...debtActions, ...documentActions, ...draftActions },
});

/** What a visitor does in the intake: fills three steps, submits, and reads that the case was received. */
export const wizardMachine = setupWithActions.createMachine({
  id: 'wizard',
  context: ({ input }) => emptyWizard(input),
  invoke: { id: 'documentChecker', src: 'documentChecker' },
  on: { 'document.checked': { actions: 'setVerdict' }, 'draft.unkept': { actions: 'markUnkept' } },
  initial: 'filling',
  states: {
    filling: {
      initial: 'company',
      on: {
        'answer.changed': { actions: 'setAnswer' },
        'answer.left': { actions: 'formatAnswer' },
        'answers.found': { actions: 'fillEmptyAnswers' },
        'debt.changed': { actions: 'setDebt' },
        'debt.added': { actions: 'addDebt' },
        'debt.removed': { actions: 'removeDebt' },
        'debt.kept': { actions: 'keepDebt' },
        'terms.changed': { actions: 'setTerms' },
        'documents.added': { actions: ['addDocuments', 'checkDocuments'] },
        'document.labelled': { actions: 'labelDocument' },
        'document.removed': { actions: 'removeDocument' },
        'invoices.applied': { actions: 'applyInvoices' },
        'draft.copied': { actions: ['copyDraft', 'checkDocuments'] },
        'draft.discarded': { target: '.company', actions: ['discardDraft', emit({ type: 'wizard.emptied' })] },
      },
      states: {
        company: {
          tags: 'step1',
          on: {
            'draft.found': [
              { guard: 'wasSent', target: '#submitting', actions: ['restoreDraft', 'checkDocuments'] },
              {
                guard: { type: 'wasAt', params: 3 },
                target: 'documents',
                actions: ['restoreDraft', 'checkDocuments'],
              },
              { guard: { type: 'wasAt', params: 2 }, target: 'contact', actions: ['restoreDraft', 'checkDocuments'] },
              { actions: ['restoreDraft', 'checkDocuments'] },
            ],
            'form.submitted': [
              { guard: and(['isStep2Open', 'isRevisiting']), target: 'documents', actions: 'returnFromField' },
              { guard: 'isStep2Open', target: 'contact', actions: 'changeStep' },
              {
                actions: {
                  type: 'showProblems',
                  params: ({ context }) => requiredProblems(missingFields(context.answers, fieldsNeededForStep2)),
                },
              },
            ],
          },
        },
        contact: {
          tags: 'step2',
          on: {
            'form.submitted': [
              { guard: 'isRevisiting', target: 'documents', actions: 'returnFromField' },
              { target: 'documents', actions: 'changeStep' },
            ],
            'step.returned': { target: 'company', actions: 'changeStep' },
          },
        },
        documents: {
          tags: 'step3',
          initial: 'editing',
          states: {
            editing: {},
            /** The first time, the case is looked through. Where that fails it is sent, as by another press. */
            looking: {
              entry: 'markAsked',
              invoke: {
                src: 'findMissing',
                input: ({ context }) => context,
                onDone: [
                  { guard: ({ event }) => event.output.length > 0, target: 'asking', actions: 'moveFocus' },
                  { target: '#submitting', actions: 'markAwaited' },
                ],
                onError: { target: '#submitting', actions: 'markAwaited' },
              },
            },
            /** The visitor is asked for what is missing. Another press sends. */
            asking: {
              on: { 'question.closed': 'editing' },
            },
          },
          on: {
            'step.returned': { target: 'contact', actions: 'changeStep' },
            'answer.revisited': [
              { guard: { type: 'isFieldOf', params: 1 }, target: 'company', actions: 'revisit' },
              { guard: { type: 'isFieldOf', params: 2 }, target: 'contact', actions: 'revisit' },
              { target: '.editing', actions: 'revisit' },
            ],
            'form.submitted': [
              { guard: and(['isComplete', not('isAsked')]), target: '.looking' },
              { guard: 'isComplete', target: '#submitting', actions: 'markAwaited' },
              {
                target: 'goingToProblem',
                actions: { type: 'showProblems', params: ({ context }) => submissionProblems(context) },
              },
            ],
          },
        },
        /** On the way to the step of the first problem; without one, to the last step. */
        goingToProblem: {
          id: 'goingToProblem',
          always: [
            { guard: { type: 'isFirstProblemAt', params: 1 }, target: 'company' },
            { guard: { type: 'isFirstProblemAt', params: 2 }, target: 'contact' },
            { target: 'documents' },
          ],
        },
      },
    },
    submitting: {
      id: 'submitting',
      tags: ['step3', 'submitting'],
      entry: assign({ failure: undefined, problems: {} }),
      exit: assign({ token: undefined, awaitedIds: [] }),
      initial: 'unpacking',
      states: {
        unpacking: {
          always: { guard: 'hasNoInvoice', target: 'reading' },
          invoke: { src: 'unpackInvoices', input: ({ context }) => context },
          on: {
            'documents.added': { actions: ['addDocuments', 'checkDocuments'] },
            'invoices.unpacked': 'reading',
          },
          after: { readingTimeLimit: 'reading' },
        },
        reading: {
          always: [
            {
              guard: 'isSentDocumentLost',
              target: '#goingToProblem',
              actions: { type: 'showFailure', params: { kind: 'lost', ids: [] } },
            },
            {
              guard: and(['isEveryDocumentRead', 'isAwaitedLeftOut']),
              target: '#goingToProblem',
              actions: { type: 'showFailure', params: { kind: 'left_out' } },
            },
            { guard: and(['isEveryDocumentRead', 'needsUpload']), target: 'uploading' },
            { guard: 'isEveryDocumentRead', target: 'proving' },
          ],
          after: { readingTimeLimit: [{ guard: 'needsUpload', target: 'uploading' }, { target: 'proving' }] },
        },
        uploading: {
          tags: 'uploading',
          on: { 'submission.cancelled': { target: '#goingToProblem', actions: 'moveFocus' } },
          invoke: {
            src: 'uploadDocuments',
            input: ({ context }) => context,
            onDone: 'proving',
            onError: {
              target: '#goingToProblem',
              actions: { type: 'showFailure', params: ({ event }) => failureFrom(event.error) },
            },
          },
          after: {
            uploadingTimeLimit: {
              target: '#goingToProblem',
              actions: { type: 'showFailure', params: { kind: 'unreachable' } },
            },
          },
        },
        proving: {
          invoke: {
            src: 'obtainToken',
            onDone: { target: 'sending', actions: assign({ token: ({ event }) => event.output }) },
            onError: {
              target: '#goingToProblem',
              actions: { type: 'showFailure', params: ({ event }) => unprovenFrom(event.error) },
            },
          },
          after: {
            provingTimeLimit: {
              target: '#goingToProblem',
              actions: { type: 'showFailure', params: { kind: 'unproven' } },
            },
          },
        },
        sending: {
          entry: 'markSent',
          invoke: {
            src: 'sendSubmission',
            input: ({ context }) => context,
            onDone: { target: '#succeeded', actions: assign({ receipt: ({ event }) => event.output }) },
            onError: {
              target: '#goingToProblem',
              actions: { type: 'showFailure', params: ({ event }) => failureFrom(event.error) },
            },
          },
          after: {
            sendingTimeLimit: {
              target: '#goingToProblem',
              actions: { type: 'showFailure', params: { kind: 'unreachable' } },
            },
          },
        },
      },
    },
    succeeded: {
      id: 'succeeded',
      tags: ['step3', 'succeeded'],
      entry: [
        'moveFocus',
        assign({ isArrivalUnknown: false }),
        emit({ type: 'submission.stored' }),
        emit({ type: 'announced', toast: { kind: 'success', text: messages.intakeSucceeded } }),
      ],
      on: { 'draft.discarded': { target: 'filling', actions: 'discardDraft' } },
      after: { successDelay: 'completed' },
    },
    completed: {
      tags: ['step3', 'succeeded'],
      entry: emit({ type: 'wizard.completed' }),
      on: { 'draft.discarded': { target: 'filling', actions: 'discardDraft' } },
    },
  },
});
