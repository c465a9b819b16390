import * as v from 'valibot';
import { browserSession, isOfThisSession } from '@incasso/frontend/drafts/browserSession';
import { draftPrefix, ownDraftKey } from '@incasso/frontend/drafts/draftNames';
import { isOld, removeOwnDraft } from '@incasso/frontend/drafts/removeDrafts';
import { createDraftLock } from './createDraftLock';
import type { AnyDraft, DraftStore } from './DraftStore';
import { parseSavedDraft, type SavedDraft } from './savedDraft';

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
  const ownKey = ownDraftKey(place);
  /** The saved draft as last read or written here, as JSON. */
  let last: string | undefined;

  /** The draft; empty when it is another form's, too old, or does not match the schema. */
  const draftIn = (saved: SavedDraft | undefined): Draft[] => {
    if (saved?.place !== place || isOld(saved.changedAt)) return [];
    const parsed = v.safeParse(schema, saved.draft);
    return parsed.success ? [parsed.output] : [];
  };

  /** Whether this tab may change a draft. One that is not stored yet is no other tab's. */
  const mayChange = (submissionId: string): true | Promise<boolean> => {
    const isTaken = lock.take(submissionId);
    const isNew = withStorage(() => localStorage.getItem(draftPrefix + submissionId) === null) ?? true;
    return isNew || isTaken;
  };

  return {
    own() {
      return withStorage(() => {
        const id = sessionStorage.getItem(ownKey);
        if (id === null) return undefined;
        const [draft] = draftIn(parseSavedDraft(localStorage.getItem(draftPrefix + id)));
        if (draft === undefined) return 'over';
        void lock.take(id, reloadPatienceMs);
        last = JSON.stringify(draft);
        return draft;
      });
    },
    isShared: async (submissionId) => !(await lock.take(submissionId, reloadPatienceMs)),
    async adopt() {
      for (const saved of withStorage(savedDrafts) ?? []) {
        const [draft] = draftIn(saved);
        // While the browser session is unknown, a draft belongs to its tab alone.
        if (draft === undefined || isOfThisSession(saved.session) !== true) continue;
        if (!(await lock.take(draft.submissionId))) continue;
        withStorage(() => sessionStorage.setItem(ownKey, draft.submissionId));
        last = JSON.stringify(draft);
        return draft;
      }
      return undefined;
    },
    async write(draft) {
      const { submissionId } = draft;
      const mayWrite = mayChange(submissionId);
      const text = JSON.stringify(draft);
      // A draft that was only restored is no change, in a duplicated tab either.
      if (text === last) return true;
      // Without a wait, the last word typed before a crash is saved.
      if (mayWrite !== true && !(await mayWrite)) return false;
      last = withStorage(() => {
        // `removeDrafts` reads the first three out of the text.
        const saved: SavedDraft = { session: browserSession(), place, changedAt: Date.now(), draft: { ...draft } };
        if (sessionStorage.getItem(ownKey) !== submissionId) sessionStorage.setItem(ownKey, submissionId);
        localStorage.setItem(draftPrefix + submissionId, JSON.stringify(saved));
        return text;
      });
      return last !== undefined;
    },
    async remove(submissionId, written) {
      const mayRemove = mayChange(submissionId);
      last = undefined;
      withStorage(() => {
        if (sessionStorage.getItem(ownKey) === submissionId) sessionStorage.removeItem(ownKey);
      });
      if (!(await mayRemove)) return;
      await removeOwnDraft(submissionId, written).catch(() => undefined);
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
