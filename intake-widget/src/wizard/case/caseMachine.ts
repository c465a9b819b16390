import { assign, emit } from 'xstate';
import { fieldsNeededForStep2, missingFields } from '@incasso/contract/intakeFields';
import { messages } from '@incasso/contract/messages';
import { unreachable } from '../submission/submissionMachine';
import { answerActions } from './answerActions';
import { caseSetup } from './caseSetup';
import { debtActions } from './debtActions';
import { draftActions } from './draftActions';
import { requiredProblems, submissionProblems } from './problems';
import { emptyWizard, submissionOf } from './WizardContext';

const setupWithActions = caseSetup.extend({ actions: { ...answerActions, ...debtActions, ...draftActions } });

/** The visitor's flow through the intake: three steps, submit, and the confirmation. */
export const caseMachine = setupWithActions.createMachine({
  id: 'case',
  context: ({ input }) => emptyWizard(input),
  invoke: { id: 'documentChecker', src: 'documentChecker' },
  on: {
    'document.checked': { actions: ['changeDocuments', 'checkDocuments'] },
    'draft.unkept': { actions: 'markUnkept' },
    'draft.over': { actions: assign({ isDraftOver: true }) },
  },
  initial: 'filling',
  states: {
    filling: {
      initial: 'company',
      on: {
        'answer.changed': { actions: 'setAnswer' },
        'answer.left': { actions: 'formatAnswer' },
        'answers.found': { actions: 'fillEmptyAnswers' },
        'answers.prefilled': { actions: 'prefillAnswers' },
        'debt.opened': { actions: 'openDebt' },
        'debt.closed': { actions: 'closeDebt' },
        'debt.changed': { actions: 'setDebt' },
        'debt.added': { actions: 'addDebt' },
        'debts.pasted': { actions: 'addPastedDebts' },
        'debt.removed': { actions: 'removeDebt' },
        'debt.answered': { actions: 'answerDebt' },
        'debt.kept': { actions: 'keepDebt' },
        'terms.changed': { actions: 'setTerms' },
        'picker.asked': { actions: assign({ picking: 'asked' }) },
        'documents.added': { actions: ['changeDocuments', 'checkDocuments', assign({ picking: 'no' })] },
        'document.labelled': { actions: 'changeDocuments' },
        'document.removed': { actions: 'changeDocuments' },
        'invoices.applied': [
          { guard: 'hasNewInvoices', target: '.goingToMissing', actions: ['applyInvoices', 'askForMissing'] },
          { actions: 'applyInvoices' },
        ],
        'draft.copied': { actions: ['copyDraft', 'checkDocuments'] },
        'draft.discarded': { target: '.company', actions: ['discardDraft', emit({ type: 'wizard.emptied' })] },
        'step.opened': [
          { guard: { type: 'isOpened', params: 1 }, target: '.company', actions: 'changeStep' },
          { guard: { type: 'isOpened', params: 2 }, target: '.contact', actions: 'changeStep' },
          { guard: { type: 'isOpened', params: 3 }, target: '.documents', actions: 'changeStep' },
        ],
      },
      states: {
        company: {
          tags: 'step1',
          on: {
            'draft.found': {
              target: 'goingToDraft',
              actions: ['restoreDraft', 'checkDocuments', emit({ type: 'draft.restored' })],
            },
            'form.submitted': [
              {
                guard: 'lacksFieldOfStep1',
                actions: {
                  type: 'showProblems',
                  params: ({ context }) => requiredProblems(missingFields(context.answers, fieldsNeededForStep2)),
                },
              },
              { target: 'contact', actions: 'changeStep' },
            ],
          },
        },
        contact: {
          tags: 'step2',
          on: {
            'form.submitted': { target: 'documents', actions: 'changeStep' },
            'step.returned': { target: 'company', actions: 'changeStep' },
          },
        },
        documents: {
          tags: 'step3',
          initial: 'editing',
          states: {
            editing: {},
            /** Runs once. If it fails the case is sent, as by another press. */
            findingMissingInfo: {
              entry: 'markAsked',
              invoke: {
                src: 'findMissingInfo',
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: { type: 'isInfoMissing', params: ({ event }) => event.output },
                    target: 'askingForMissingInfo',
                    actions: 'moveFocus',
                  },
                  { target: '#submitting', actions: 'markAwaited' },
                ],
                onError: { target: '#submitting', actions: 'markAwaited' },
              },
              after: { findingTimeLimit: { target: '#submitting', actions: 'markAwaited' } },
            },
            /** Pressing submit again sends. */
            askingForMissingInfo: { on: { 'missingInfo.dismissed': 'editing' } },
          },
          on: {
            'step.returned': { target: 'contact', actions: 'changeStep' },
            // Its rows say what was read, and submitting leads to what is missing.
            'invoices.applied': { actions: 'applyInvoices' },
            'form.submitted': [
              {
                guard: 'hasProblem',
                target: 'goingToProblem',
                actions: { type: 'showProblems', params: ({ context }) => submissionProblems(context) },
              },
              { guard: 'isNotAsked', target: '.findingMissingInfo' },
              { target: '#submitting', actions: 'markAwaited' },
            ],
          },
        },
        /** Transient: goes to the restored draft's step. Resumes sending a draft that was being sent. */
        goingToDraft: {
          always: [
            { guard: 'mayHaveArrived', target: '#submitting' },
            { guard: 'wasSending', target: '#submitting', actions: 'markAwaited' },
            { guard: { type: 'wasAt', params: 3 }, target: 'documents' },
            { guard: { type: 'wasAt', params: 2 }, target: 'contact' },
            { target: 'company' },
          ],
        },
        /** Transient: goes to the first step that lacks a required answer. */
        goingToMissing: {
          always: [
            { guard: { type: 'isAskedAt', params: 1 }, target: 'company' },
            { guard: { type: 'isAskedAt', params: 2 }, target: 'contact' },
            { target: 'documents' },
          ],
        },
        /** Transient: goes to the step of the first problem, or to the last step without one. */
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
      exit: assign({ awaitedIds: [] }),
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => submissionOf(context),
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => event.output },
            target: '#succeeded',
            actions: { type: 'takeReceipt', params: ({ event }) => event.output },
          },
          { target: '#goingToProblem', actions: { type: 'showOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: '#goingToProblem', actions: { type: 'showOutcome', params: unreachable } },
      },
      on: {
        'document.checked': {
          actions: ['changeDocuments', { type: 'forwardVerdict', params: ({ event }) => event }, 'checkDocuments'],
        },
        'submission.sent': { actions: 'markSent' },
      },
    },
    succeeded: {
      id: 'succeeded',
      tags: ['step3', 'succeeded'],
      entry: [
        'moveFocus',
        assign({ mayHaveArrived: false }),
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
