import * as v from 'valibot';
import { draftPrefix } from '@incasso/frontend/drafts/draftPrefix';
import { removeDrafts, removeOwnDraft } from '@incasso/frontend/drafts/removeDrafts';
import { browserSession } from './browserSession';
import { createDraftLock } from './createDraftLock';
import type { AnyDraft, DraftStore } from './DraftStore';
import { isCurrent, parseSavedDraft, type SavedDraft } from './savedDraft';

/** On a reload, the old page unlocks its draft shortly after the new page starts. In milliseconds. */
const reloadPatienceMs = 2000;

/**
 * Drafts in `localStorage`, one entry each, so that they outlive their tab. Each open tab locks its own draft, and no
 * tab takes, writes or removes one that another has locked. `place` separates the drafts of different forms and
 * partners; the wizard on the site uses the empty string.
 */
export function createDraftStore<Draft extends AnyDraft>(
  schema: v.GenericSchema<unknown, Draft>,
  place = '',
): DraftStore<Draft> {
  const lock = createDraftLock();
  /** Key in `sessionStorage` that holds the id of this tab's draft. */
  const ownKey = place === '' ? 'intake-draft' : `intake-draft@${place}`;
  /** The id of the draft that this tab started with: a duplicated tab has the same. */
  let found: string | undefined;
  /** The saved draft as last read or written here, as JSON. */
  let last: string | undefined;
  let session: string | undefined;

  const isShown = (saved: SavedDraft) => isCurrent(saved, { session: browserSession(), place, time: Date.now() });
  /** The draft; empty when it may no longer be shown or does not match the schema. */
  const draftIn = (saved: SavedDraft | undefined): Draft[] => {
    if (saved?.place !== place || !isShown(saved)) return [];
    const parsed = v.safeParse(schema, saved.draft);
    return parsed.success ? [parsed.output] : [];
  };

  return {
    own() {
      return withStorage(() => {
        const id = sessionStorage.getItem(ownKey);
        if (id === null) return undefined;
        const [draft] = draftIn(parseSavedDraft(localStorage.getItem(draftPrefix + id)));
        if (draft === undefined) return 'over';
        void lock.take(id, reloadPatienceMs);
        found = id;
        last = JSON.stringify(draft);
        return draft;
      });
    },
    isShared: async (submissionId) => !(await lock.take(submissionId, reloadPatienceMs)),
    async adopt() {
      for (const saved of withStorage(savedDrafts) ?? []) {
        // Without a browser session a draft belongs to its tab alone.
        const [draft] = saved.session === '' ? [] : (withStorage(() => draftIn(saved)) ?? []);
        if (draft === undefined || !(await lock.take(draft.submissionId))) continue;
        withStorage(() => sessionStorage.setItem(ownKey, draft.submissionId));
        last = JSON.stringify(draft);
        return draft;
      }
      return undefined;
    },
    async write(draft) {
      const { submissionId } = draft;
      const isLocked = lock.take(submissionId);
      if (submissionId === found && !(await isLocked)) return true;
      const text = JSON.stringify(draft);
      // A draft that was only restored keeps its time of change.
      if (text === last) return true;
      last = withStorage(() => {
        session ??= browserSession();
        const saved: SavedDraft = { session, place, changedAt: Date.now(), draft: { ...draft } };
        if (sessionStorage.getItem(ownKey) !== submissionId) sessionStorage.setItem(ownKey, submissionId);
        localStorage.setItem(draftPrefix + submissionId, JSON.stringify(saved));
        return text;
      });
      return last !== undefined;
    },
    async remove(submissionId, written) {
      const isLocked = lock.take(submissionId);
      last = undefined;
      withStorage(() => {
        if (sessionStorage.getItem(ownKey) === submissionId) sessionStorage.removeItem(ownKey);
      });
      if (submissionId === found && !(await isLocked)) return;
      await removeOwnDraft(submissionId, written).catch(() => undefined);
    },
    async removeOver() {
      const isOver = (text: string) => {
        const saved = parseSavedDraft(text);
        return saved === undefined || !isShown(saved);
      };
      await removeDrafts(isOver).catch(() => undefined);
    },
    close: lock.release,
  };
}

/** The saved drafts of all forms, newest first. */
function savedDrafts(): SavedDraft[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(draftPrefix))
    .flatMap((name) => parseSavedDraft(localStorage.getItem(name)) ?? [])
    .sort((one, other) => other.changedAt - one.changedAt);
}

/** Storage may be blocked, full or disabled; the form works without it. */
function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
