import type { ActorRef, EventObject, Snapshot } from 'xstate';
import type { SubmissionSnapshot } from '../sending/sendingPhaseOf';
import type { SubmissionState } from '../submission/SubmissionState';

/** The members of an actor whose types do not depend on the events that its machine emits. */
type AnyActor<Of extends Snapshot<unknown>, Event extends EventObject> = Pick<
  ActorRef<Of, Event>,
  'getSnapshot' | 'subscribe' | 'send'
>;

type FormSnapshot = Snapshot<unknown> & {
  readonly context: SubmissionState;
  readonly children: {
    readonly submission?:
      | AnyActor<Snapshot<unknown> & SubmissionSnapshot, { readonly type: 'submission.cancelled' }>
      | undefined;
  };
  hasTag(tag: 'submitting'): boolean;
};

/** The actor of a form that is sent: of a case or of an addition. */
export type SentForm = AnyActor<FormSnapshot, { readonly type: 'form.submitted' }>;
