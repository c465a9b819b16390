import type { CaseEvent } from './caseEvent';

/** The port to who passes cases on to the case system. */
export type CaseEvents = {
  /** Hands an event over. Throws when it is not taken now; it may be later. */
  put(event: CaseEvent): Promise<void>;
};

/** An event was not taken, though the call was answered. */
export class CaseEventRefused extends Error {
  override readonly name = 'CaseEventRefused';

  constructor(
    /** EventBridge's own name of the fault, such as `ThrottlingException`. */
    readonly code: string,
  ) {
    super('the event was not taken');
  }
}
