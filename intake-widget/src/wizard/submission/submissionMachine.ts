import { assign, fromPromise, sendParent, setup } from 'xstate';
import { changeDocuments, type DocumentChecked } from './changeDocuments';
import { isLeftOut } from './checkedDocuments';
import { failureFrom, unprovenFrom } from './failures';
import { needsDirectUpload } from './needsDirectUpload';
import type { SubmissionState, WizardFailure } from './SubmissionState';

/** Input of a submission. `Content` is what only the form itself can send. */
export type SubmissionInput<Content> = Pick<SubmissionState, 'submissionId' | 'documents' | 'mayHaveArrived'> & {
  readonly content: Content;
  /** The content's texts, to compute the size of the call. */
  readonly texts: readonly string[];
  /** Documents that were still being read when the visitor pressed send. */
  readonly awaitedIds: readonly string[];
  /** Whether this checks if an earlier attempt arrived: changes the text that the visitor sees. */
  readonly isRepeat: boolean;
};

export type SubmissionOutcome<Receipt> =
  | { readonly kind: 'stored'; readonly receipt: Receipt }
  | { readonly kind: 'failed'; readonly failure: WizardFailure }
  | { readonly kind: 'cancelled' };

export type Submission<Content> = SubmissionInput<Content> & {
  readonly token: string | undefined;
};

type SubmissionEvent = DocumentChecked | { readonly type: 'submission.cancelled' };

/** Time limits per phase, in milliseconds. Without them, work that hangs would lock the form. */
export const timeLimits = {
  /** The server checks documents that are not read by then. */
  readingTimeLimit: 120_000,
  uploadingTimeLimit: 3_600_000,
  provingTimeLimit: 100_000,
  sendingTimeLimit: 480_000,
} as const;

/** No response arrived, or the work exceeded its time limit. */
export const unreachable = { kind: 'failed', failure: { kind: 'unreachable' } } as const;

const providedOutside = () => Promise.reject(new Error('This actor is provided from outside.'));

/**
 * Sends a form's content once: waits for the verdict on each document, uploads documents too large for one call,
 * obtains a bot check token, and makes the call. Sends `submission.sent` to its parent right before that call.
 */
export function submissionMachine<Content, Receipt>() {
  const types: {
    context?: Submission<Content> & { readonly outcome: SubmissionOutcome<Receipt> };
    events?: SubmissionEvent;
    input?: SubmissionInput<Content>;
    output?: SubmissionOutcome<Receipt>;
  } = {};

  return setup({
    types,
    actors: {
      /** Uploads the documents. This actor and `sendSubmission` reject with a `SubmissionError`. */
      uploadDocuments: fromPromise<unknown, Submission<Content>>(providedOutside),
      obtainToken: fromPromise<string>(providedOutside),
      sendSubmission: fromPromise<Receipt, Submission<Content>>(providedOutside),
    },
    delays: timeLimits,
    guards: {
      /** Sending fewer documents than may have arrived would change the submission. */
      isSentDocumentLost: ({ context: { mayHaveArrived, documents } }) =>
        mayHaveArrived && documents.some(({ verdict }) => verdict?.refusal === 'lost'),
      isEveryDocumentRead: ({ context }) => context.documents.every(({ verdict }) => verdict !== undefined),
      isAwaitedLeftOut: ({ context }) => isLeftOut(context.documents, context.awaitedIds),
      needsUpload: ({ context }) => needsDirectUpload(context.documents, context.texts),
    },
    actions: {
      setVerdict: assign(({ context, event }) =>
        event.type === 'document.checked' ? changeDocuments(context, event) : {},
      ),
      /** Once sending has started, documents found inside another are too late. */
      setVerdictAlone: assign(({ context, event }) => {
        if (event.type !== 'document.checked') return {};
        const { type, id, verdict } = event;
        return changeDocuments(context, { type, id, verdict });
      }),
      fail: assign((_, failure: WizardFailure) => ({ outcome: { kind: 'failed' as const, failure } })),
      reportSent: sendParent({ type: 'submission.sent' }),
    },
  }).createMachine({
    id: 'submission',
    context: ({ input }) => ({ ...input, token: undefined, outcome: { kind: 'cancelled' } }),
    output: ({ context }) => context.outcome,
    on: { 'document.checked': { actions: 'setVerdictAlone' } },
    initial: 'reading',
    states: {
      reading: {
        on: { 'document.checked': { actions: 'setVerdict' } },
        always: [
          {
            guard: 'isSentDocumentLost',
            target: 'failed',
            actions: { type: 'fail', params: { kind: 'lost', ids: [] } },
          },
          { guard: 'isEveryDocumentRead', target: 'read' },
        ],
        after: { readingTimeLimit: 'read' },
      },
      /** Transient: goes to the next phase. */
      read: {
        always: [
          { guard: 'isAwaitedLeftOut', target: 'failed', actions: { type: 'fail', params: { kind: 'left_out' } } },
          { guard: 'needsUpload', target: 'uploading' },
          { target: 'proving' },
        ],
      },
      uploading: {
        on: { 'submission.cancelled': 'cancelled' },
        invoke: {
          src: 'uploadDocuments',
          input: ({ context }) => context,
          onDone: 'proving',
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureFrom(event.error) } },
        },
        after: {
          uploadingTimeLimit: { target: 'failed', actions: { type: 'fail', params: { kind: 'unreachable' } } },
        },
      },
      proving: {
        invoke: {
          src: 'obtainToken',
          onDone: { target: 'sending', actions: assign({ token: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => unprovenFrom(event.error) } },
        },
        after: { provingTimeLimit: { target: 'failed', actions: { type: 'fail', params: { kind: 'unproven' } } } },
      },
      sending: {
        entry: 'reportSent',
        invoke: {
          src: 'sendSubmission',
          input: ({ context }) => context,
          onDone: {
            target: 'stored',
            actions: assign(({ event }) => ({ outcome: { kind: 'stored', receipt: event.output } })),
          },
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => failureFrom(event.error) } },
        },
        after: {
          sendingTimeLimit: { target: 'failed', actions: { type: 'fail', params: { kind: 'unreachable' } } },
        },
      },
      stored: { type: 'final' },
      failed: { type: 'final' },
      cancelled: { type: 'final' },
    },
  });
}
