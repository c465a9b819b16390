import type { CaseEvent } from '@incasso/lambdas/case-events/caseEvent';

/** Of events that came in any order, the newest state of each case: that to which most had come. */
export function newestStates(events: readonly CaseEvent[]): CaseEvent[] {
  const newest = new Map<string, CaseEvent>();
  for (const event of events) {
    const { submissionId, updates = 0 } = event.case;
    const known = newest.get(submissionId)?.case;
    if (known === undefined || updates > (known.updates ?? 0)) newest.set(submissionId, event);
  }
  return [...newest.values()];
}
