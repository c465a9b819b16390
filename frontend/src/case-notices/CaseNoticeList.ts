import * as v from 'valibot';
import { caseNoticeSchema, type CaseNotice } from '../host/CaseNotice';
import { caseNoticesKey } from './hasCaseNotices';

const listSchema = v.array(caseNoticeSchema);

/**
 * The notices of the cases sent from this tab, newest first. Stored in `sessionStorage`; if that is blocked or full, in
 * memory.
 */
export class CaseNoticeList {
  #notices: readonly CaseNotice[] = readKept();
  /** The reference of a new notice that the visitor has not seen yet. */
  #fresh: string | undefined;
  readonly #listeners = new Set<() => void>();

  /** Returns the same array until it changes, as `useSyncExternalStore` requires. */
  readonly notices = (): readonly CaseNotice[] => this.#notices;

  /** Returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly keep = (notice: CaseNotice): void => {
    this.#fresh = notice.reference;
    this.#change([notice, ...this.#without(notice.reference)]);
  };

  readonly close = (reference: string): void => this.#change(this.#without(reference));

  readonly isFresh = (reference: string): boolean => this.#fresh === reference;

  readonly wasSeen = (): void => {
    this.#fresh = undefined;
  };

  #without(reference: string): readonly CaseNotice[] {
    return this.#notices.filter((notice) => notice.reference !== reference);
  }

  #change(notices: readonly CaseNotice[]): void {
    this.#notices = notices;
    write(notices);
    for (const listener of this.#listeners) listener();
  }
}

function readKept(): readonly CaseNotice[] {
  try {
    const parsed = v.safeParse(listSchema, JSON.parse(sessionStorage.getItem(caseNoticesKey) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}

function write(notices: readonly CaseNotice[]): void {
  try {
    if (notices.length === 0) sessionStorage.removeItem(caseNoticesKey);
    else sessionStorage.setItem(caseNoticesKey, JSON.stringify(notices));
  } catch {
    // Without storage the notices stay in memory.
  }
}
