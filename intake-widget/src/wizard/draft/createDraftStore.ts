import * as v from 'valibot';
import { browserSession } from './browserSession';
import { createDraftLock } from './createDraftLock';
import type { AnyDraft, DraftStore } from './DraftStore';
import { isCurrent, parseSavedDraft, type SavedDraft } from './savedDraft';

const prefix = 'intake-draft:';
/** On a reload, the old page unlocks its draft shortly after the new page starts. In milliseconds. */
const reloadPatienceMs = 2000;

/**
 * Drafts in `localStorage`, one entry each, so that they outlive their tab. Each open tab locks its own draft, and no
 * tab takes a locked one. `place` separates the drafts of different forms and partners; the wizard on the site uses the
 * empty string.
 */
export function createDraftStore<Draft extends AnyDraft>(
  schema: v.GenericSchema<unknown, Draft>,
  place = '',
): DraftStore<Draft> {
  const lock = createDraftLock();
  /** Key in `sessionStorage` that holds the id of this tab's draft. */
  const ownKey = place === '' ? 'intake-draft' : `intake-draft@${place}`;
  /** Ids of drafts that other open tabs have locked. */
  const shared = new Set<string>();
  /** The saved draft as last read or written here, as JSON. */
  let last: string | undefined;
  let session: string | undefined;
  const ownDrafts = () => currentDrafts(place).flatMap((saved) => (saved.place === place ? parse(saved, schema) : []));

  return {
    own() {
      return withStorage(() => {
        const id = sessionStorage.getItem(ownKey);
        const draft = ownDrafts().find(({ submissionId }) => submissionId === id);
        if (draft !== undefined) void lock.take(draft.submissionId, reloadPatienceMs);
        last = JSON.stringify(draft);
        return draft;
      });
    },
    async isShared(submissionId) {
      if (await lock.take(submissionId, reloadPatienceMs)) return false;
      shared.add(submissionId);
      return true;
    },
    async adopt() {
      for (const draft of withStorage(ownDrafts) ?? []) {
        if (await lock.take(draft.submissionId)) {
          withStorage(() => sessionStorage.setItem(ownKey, draft.submissionId));
          last = JSON.stringify(draft);
          return draft;
        }
      }
      return undefined;
    },
    write(draft) {
      void lock.take(draft.submissionId);
      const text = JSON.stringify(draft);
      // A draft that was only restored keeps its time of change.
      if (text === last) return true;
      session ??= withStorage(browserSession);
      const isSaved = session !== undefined && save(draft, { session, place, ownKey });
      last = isSaved ? text : undefined;
      return isSaved;
    },
    remove(submissionId) {
      last = undefined;
      withStorage(() => {
        if (!shared.has(submissionId)) localStorage.removeItem(prefix + submissionId);
        if (sessionStorage.getItem(ownKey) === submissionId) sessionStorage.removeItem(ownKey);
      });
    },
    ids() {
      return withStorage(() => currentDrafts(place).map(({ draft }) => draft.submissionId)) ?? [];
    },
    close: lock.release,
  };
}

type Saving = { readonly session: string; readonly place: string; readonly ownKey: string };

/** Returns whether the browser saved it. */
function save(draft: AnyDraft, { session, place, ownKey }: Saving): boolean {
  const saved: SavedDraft = { session, place, changedAt: Date.now(), draft: { ...draft } };
  return (
    withStorage(() => {
      if (sessionStorage.getItem(ownKey) !== draft.submissionId) sessionStorage.setItem(ownKey, draft.submissionId);
      localStorage.setItem(prefix + draft.submissionId, JSON.stringify(saved));
      return true;
    }) ?? false
  );
}

/** All forms' drafts that may still be shown, newest first. Removes all others. */
function currentDrafts(place: string): SavedDraft[] {
  const keys = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  // Without drafts no session is needed and no cookie is set.
  if (keys.length === 0) return [];
  const session = browserSession() ?? '';
  const current: SavedDraft[] = [];
  for (const key of keys) {
    const saved = parseSavedDraft(localStorage.getItem(key) ?? '');
    if (saved !== undefined && isCurrent(saved, { session, place, time: Date.now() })) current.push(saved);
    else localStorage.removeItem(key);
  }
  return current.sort((one, other) => other.changedAt - one.changedAt);
}

/** The draft; empty when it does not match the schema. */
function parse<Draft>({ draft }: SavedDraft, schema: v.GenericSchema<unknown, Draft>): Draft[] {
  const parsed = v.safeParse(schema, draft);
  return parsed.success ? [parsed.output] : [];
}

/** Storage may be blocked, full or disabled; the form works without it. */
function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
