import type { WizardDraft } from '../machine/WizardDraft';
import { browserSession } from './browserSession';
import { createClaim } from './createClaim';
import type { DraftStore } from './DraftStore';
import { isCurrent, parseKeptDraft, type KeptDraft } from './keptDraft';

const prefix = 'intake-draft:';
/** The tab that is reloaded lets go of its draft somewhat after the new page came. In milliseconds. */
const reloadPatienceMs = 2000;

/**
 * Drafts in `localStorage`, one entry each, so that they outlive their tab. Each open tab claims its own, and none
 * takes one that another tab is at. Intakes within pages of others keep theirs apart by `place`; at home there is
 * none.
 */
export function createDraftStore(place = ''): DraftStore {
  const claim = createClaim();
  /** Names this tab's draft in the storage of the tab. */
  const ownKey = place === '' ? 'intake-draft' : `intake-draft@${place}`;
  /** Drafts of other open tabs. */
  const shared = new Set<string>();
  /** The draft that is kept, as it was last read or written here. */
  let last: string | undefined;
  let session: string | undefined;
  const ownDrafts = () => currentDrafts(place).filter((kept) => kept.place === place);

  return {
    own() {
      return withStorage(() => {
        const id = sessionStorage.getItem(ownKey);
        const draft = ownDrafts().find((kept) => kept.draft.submissionId === id)?.draft;
        if (draft !== undefined) void claim.take(draft.submissionId, reloadPatienceMs);
        last = JSON.stringify(draft);
        return draft;
      });
    },
    async isShared(submissionId) {
      if (await claim.take(submissionId, reloadPatienceMs)) return false;
      shared.add(submissionId);
      return true;
    },
    async adopt() {
      for (const { draft } of withStorage(ownDrafts) ?? []) {
        if (await claim.take(draft.submissionId)) {
          withStorage(() => sessionStorage.setItem(ownKey, draft.submissionId));
          last = JSON.stringify(draft);
          return draft;
        }
      }
      return undefined;
    },
    write(draft) {
      void claim.take(draft.submissionId);
      const text = JSON.stringify(draft);
      // Bringing a draft back is no change of it: its time goes on.
      if (text === last) return true;
      session ??= withStorage(browserSession);
      const isKept = session !== undefined && keep(draft, { session, place, ownKey });
      last = isKept ? text : undefined;
      return isKept;
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
    close: claim.release,
  };
}

type Keeping = { readonly session: string; readonly place: string; readonly ownKey: string };

/** Tells whether the browser has it now. */
function keep(draft: WizardDraft, { session, place, ownKey }: Keeping): boolean {
  const kept: KeptDraft = {
    session,
    place,
    changedAt: Date.now(),
    draft: { ...draft, documents: [...draft.documents] },
  };
  return (
    withStorage(() => {
      if (sessionStorage.getItem(ownKey) !== draft.submissionId) sessionStorage.setItem(ownKey, draft.submissionId);
      localStorage.setItem(prefix + draft.submissionId, JSON.stringify(kept));
      return true;
    }) ?? false
  );
}

/** The drafts that may still be shown, of every intake of this browser, newest first. All others are removed. */
function currentDrafts(place: string): KeptDraft[] {
  const keys = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  // Who kept nothing needs no session, and gets no cookie.
  if (keys.length === 0) return [];
  const session = browserSession() ?? '';
  const current: KeptDraft[] = [];
  for (const key of keys) {
    const kept = parseKeptDraft(localStorage.getItem(key) ?? '');
    if (kept !== undefined && isCurrent(kept, { session, place, time: Date.now() })) current.push(kept);
    else localStorage.removeItem(key);
  }
  return current.sort((one, other) => other.changedAt - one.changedAt);
}

/** Storage may be closed, full or switched off; the wizard works all the same. */
function withStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
