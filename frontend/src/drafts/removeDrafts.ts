import { draftLifetimeHours } from '@incasso/contract/retention';
import { isOfThisSession } from './browserSession';
import { idsOfFiles, removeFilesOf } from './draftFiles';
import { draftPrefix, ownDraftIds } from './draftNames';

/**
 * Removes the drafts that are over, with their files, and files without a draft. Never removes what an open tab has
 * locked. The files go first: if that fails, the remaining entry makes the next visit retry.
 */
export async function removeDrafts(): Promise<void> {
  const own = ownDraftIds();
  const ids = new Set(Object.keys(localStorage).flatMap((name) => name.split(draftPrefix).slice(1)));
  for (const id of await idsOfFiles()) ids.add(id);
  for (const id of ids) {
    const isOver = () => {
      const saved = localStorage.getItem(draftPrefix + id) ?? '';
      return isOld(changedAtOf(saved)) || (!own.includes(id) && isOfThisSession(sessionOf(saved)) === false);
    };
    if (!isOver()) continue;
    await whileUnlocked(draftPrefix + id, async () => {
      // Another tab may have changed it in the meantime.
      if (!isOver()) return;
      await removeFilesOf(id);
      localStorage.removeItem(draftPrefix + id);
    });
  }
}

/** Removes the draft of this tab, which has it locked. It goes first: what was sent must not be restored. */
export async function removeOwnDraft(id: string, written: Promise<unknown>): Promise<void> {
  localStorage.removeItem(draftPrefix + id);
  await written;
  await removeFilesOf(id);
}

/** Whether a draft was last changed more than a day ago. In milliseconds since 1970. */
export function isOld(changedAt: number): boolean {
  return Date.now() - changedAt >= draftLifetimeHours * 3_600_000;
}

/** Long ago for anything that is no draft. */
function changedAtOf(saved: string): number {
  return Number(/"changedAt":(\d+)/.exec(saved)?.[1] ?? 0);
}

function sessionOf(saved: string): string {
  return /^{"session":"(\w+)"/.exec(saved)?.[1] ?? '';
}

async function whileUnlocked(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}
