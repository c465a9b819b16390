import { assertEvent, assign, emit, enqueueActions, fromCallback, sendTo, setup } from 'xstate';
import {
  addDocuments,
  changeDocuments,
  checkCommand,
  isDocumentEvent,
  renameDocuments,
  type CheckCommand,
  type DocumentChecked,
  type DocumentEvent,
} from '../submission/changeDocuments';
import { afterFailure, failureToast, isIdTaken } from '../submission/failures';
import { submissionMachine, unreachable, type SubmissionOutcome } from '../submission/submissionMachine';
import type { FormEmitted, SubmissionEvent } from '../submission/SubmissionState';
import {
  additionProblem,
  emptyAddition,
  noteProblem,
  additionSubmissionOf,
  type AdditionContent,
  type AdditionContext,
  type AdditionDraft,
} from './AdditionContext';
import { additionFailureText } from './AdditionPage.text';

type SubmissionId = { readonly submissionId: string };

export type AdditionEvent =
  | { readonly type: 'note.changed'; readonly note: string }
  | DocumentEvent
  | { readonly type: 'form.submitted' }
  | SubmissionEvent<AdditionDraft, SubmissionId>
  /** The visitor wipes the form, or starts another addition after success. */
  | { readonly type: 'addition.restarted'; readonly next: SubmissionId };

type AdditionOutcome = SubmissionOutcome<unknown>;

const types: {
  context?: AdditionContext;
  events?: AdditionEvent;
  emitted?: FormEmitted;
  input?: SubmissionId;
  children?: { documentChecker: 'documentChecker'; submission: 'submission' };
  tags?: 'submitting';
} = {};

/** Sends an addition. The caller provides its actors. */
export const additionSubmission = submissionMachine<AdditionContent, unknown>();

const additionSetup = setup({
  types,
  actors: {
    /** Reads and checks documents; answers each with `document.checked`, within its own time limit. */
    documentChecker: fromCallback<CheckCommand>(() => undefined),
    submission: additionSubmission,
  },
  guards: {
    isFilledIn: ({ context: { note, documents } }) => note !== '' || documents.length > 0,
    wasSending: ({ context, event }) =>
      context.mayHaveArrived || (event.type === 'draft.found' && event.draft.isSending === true),
    hasProblem: ({ context }) => additionProblem(context) !== undefined,
    isStored: (_, { kind }: AdditionOutcome) => kind === 'stored',
  },
  actions: {
    /** Changes the note: the server must treat it as new content. */
    setNote: assign(({ event }) => {
      assertEvent(event, 'note.changed');
      return { note: event.note, problem: noteProblem(event.note), mayHaveArrived: false };
    }),
    changeDocuments: assign(({ context, event }) => (isDocumentEvent(event) ? changeDocuments(context, event) : {})),
    checkDocuments: sendTo('documentChecker', ({ context }) => checkCommand(context)),
    forwardVerdict: sendTo('submission', (_, verdict: DocumentChecked) => verdict),
    clearProblem: assign(({ context }) => ({ problem: noteProblem(context.note) })),
    restoreDraft: assign(({ event }) => {
      assertEvent(event, 'draft.found');
      const { submissionId, note, documents, mayHaveArrived } = event.draft;
      return {
        submissionId,
        note,
        documents: addDocuments([], documents),
        mayHaveArrived,
        problem: noteProblem(note),
      };
    }),
    copyDraft: assign(({ context: { documents, failure, focusMoves }, event }) => {
      assertEvent(event, 'draft.copied');
      return {
        ...event.next,
        documents: renameDocuments(documents, event.documentIds),
        mayHaveArrived: false,
        ...(failure && isIdTaken(failure) && { failure: undefined, focusMoves: focusMoves + 1 }),
      };
    }),
    restart: assign(({ context, event }) => {
      assertEvent(event, 'addition.restarted');
      const { isKept, focusMoves } = context;
      return { ...emptyAddition(event.next.submissionId), isKept, focusMoves: focusMoves + 1 };
    }),
    moveFocus: assign(({ context }) => ({ focusMoves: context.focusMoves + 1 })),
    showProblem: enqueueActions(({ context, enqueue }) => {
      const problem = additionProblem(context);
      if (problem === undefined) return;
      enqueue.assign({ problem, failure: undefined, focusMoves: context.focusMoves + 1 });
      enqueue.emit({ type: 'announced', toast: { kind: 'error', text: problem } });
    }),
    /** Handles a submission that did not succeed. */
    showOutcome: enqueueActions(({ context, enqueue }, outcome: AdditionOutcome) => {
      enqueue.assign({ focusMoves: context.focusMoves + 1 });
      if (outcome.kind !== 'failed') return;
      const { failure } = outcome;
      enqueue.assign(afterFailure(context, failure));
      enqueue.emit({ type: 'announced', toast: failureToast(failure, additionFailureText) });
    }),
  },
});

/** The client's flow behind a case's link: adds documents and a note, and sees the confirmation. */
export const additionMachine = additionSetup.createMachine({
  id: 'addition',
  context: ({ input }) => emptyAddition(input.submissionId),
  invoke: { id: 'documentChecker', src: 'documentChecker' },
  on: {
    'document.checked': { actions: ['changeDocuments', 'checkDocuments'] },
    'draft.unkept': { actions: assign({ isKept: false }) },
    'draft.over': { actions: assign({ isDraftOver: true }) },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'note.changed': { actions: 'setNote' },
        'documents.added': { actions: ['changeDocuments', 'clearProblem', 'checkDocuments'] },
        'document.labelled': { actions: ['changeDocuments', 'clearProblem'] },
        'document.removed': { actions: ['changeDocuments', 'clearProblem'] },
        'draft.copied': { actions: ['copyDraft', 'checkDocuments'] },
        'draft.found': [
          { guard: 'isFilledIn' },
          { target: 'goingToDraft', actions: ['restoreDraft', 'checkDocuments', emit({ type: 'draft.restored' })] },
        ],
        'form.submitted': [{ guard: 'hasProblem', actions: 'showProblem' }, { target: 'submitting' }],
        'addition.restarted': { actions: 'restart' },
      },
    },
    /** Transient: goes to the restored draft. Resumes one that was being sent. */
    goingToDraft: { always: [{ guard: 'wasSending', target: 'submitting' }, { target: 'editing' }] },
    submitting: {
      tags: 'submitting',
      entry: assign({ problem: undefined, failure: undefined }),
      invoke: {
        id: 'submission',
        src: 'submission',
        input: ({ context }) => additionSubmissionOf(context),
        onDone: [
          { guard: { type: 'isStored', params: ({ event }) => event.output }, target: 'done' },
          { target: 'editing', actions: { type: 'showOutcome', params: ({ event }) => event.output } },
        ],
        onError: { target: 'editing', actions: { type: 'showOutcome', params: unreachable } },
      },
      on: {
        'document.checked': {
          actions: ['changeDocuments', { type: 'forwardVerdict', params: ({ event }) => event }, 'checkDocuments'],
        },
        'submission.sent': { actions: assign({ mayHaveArrived: true }) },
      },
    },
    done: {
      entry: ['moveFocus', assign({ mayHaveArrived: false })],
      on: { 'addition.restarted': { target: 'editing', actions: 'restart' } },
    },
  },
});
