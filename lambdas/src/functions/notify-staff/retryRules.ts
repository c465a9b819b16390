import { MailDeferred, MailUnanswered } from '../../mail/Mailer';
import type { DueKind, OutboxEntry } from '../../submissions/OutboxEntry';

/** An entry is given up after this many failures and this much time. */
const givenUp = { afterMs: 24 * 60 * 60_000, failures: 10 };

/** A mail without a response may have been accepted: its wait is multiplied by this. */
const unansweredPauses = 3;

/** The failure recorded for an entry whose process died: its cause is unknown. */
export const unfinished = 'unfinished';

/** Whether the process of the last try died, unless it still runs. */
export function isUnfinished({ failures }: OutboxEntry): boolean {
  return failures?.lastKind === unfinished;
}

export function isHeld({ heldUntil }: OutboxEntry, kind: DueKind, now: Date): boolean {
  const until = heldUntil?.[kind];
  return until !== undefined && now < new Date(until);
}

export function isHopeless({ failures }: OutboxEntry, now: Date): boolean {
  if (failures === undefined || failures.count < givenUp.failures) return false;
  return now.getTime() - new Date(failures.firstAt).getTime() >= givenUp.afterMs;
}

export function withFailure(entry: OutboxEntry, lastKind: string, now: Date): OutboxEntry {
  const { count = 0, firstAt = now.toISOString() } = entry.failures ?? {};
  return { ...entry, failures: { count: count + 1, firstAt, lastKind } };
}

/** Whether an error concerns the mail itself, not an outage in which the service accepts no mail. */
export function isOwnFailure(fault: Error): boolean {
  return !(fault instanceof MailDeferred && fault.isForAll);
}

/**
 * An entry after failed mails, which wait. While the service accepts no mail at all, that is no failure of this entry,
 * and earlier failures no longer count: otherwise chance errors of a long outage would make it a dead letter.
 */
export function withFaults(
  entry: OutboxEntry,
  faults: ReadonlyMap<DueKind, Error>,
  { now, retryAfterMs }: { readonly now: Date; readonly retryAfterMs: number },
): OutboxEntry {
  const heldUntil = { ...entry.heldUntil };
  for (const [kind, fault] of faults) {
    const pauseMs = fault instanceof MailUnanswered ? unansweredPauses * retryAfterMs : retryAfterMs;
    heldUntil[kind] = new Date(now.getTime() + pauseMs).toISOString();
  }
  const counted = [...faults.values()].find(isOwnFailure);
  const { failures: _former, ...innocent } = entry;
  return { ...(counted === undefined ? innocent : withFailure(entry, counted.name, now)), heldUntil };
}
