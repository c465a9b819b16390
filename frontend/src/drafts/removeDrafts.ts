import { draftLifetimeHours } from '@incasso/contract/retention';
import { idsOfFiles, removeFilesOf } from './draftFiles';
import { draftPrefix } from './draftPrefix';

/**
 * Removes the drafts that are over, with their files, and files without a draft. Never removes what an open tab has
 * locked. The files go first: if that fails, the remaining entry makes the next visit retry.
 *
 * @param isOver Judges a saved draft, which is empty for files without one. Default: whether it is a day old, since
 *   only the form's own page can recognise the drafts of an ended browser session.
 */
export async function removeDrafts(isOver: (saved: string) => boolean = isOld): Promise<void> {
  const ids = new Set(Object.keys(localStorage).flatMap((name) => name.split(draftPrefix).slice(1)));
  for (const id of await idsOfFiles()) ids.add(id);
  for (const id of ids) {
    const isOverNow = () => isOver(localStorage.getItem(draftPrefix + id) ?? '');
    if (!isOverNow()) continue;
    await whileUnlocked(draftPrefix + id, async () => {
      // Another tab may have changed it in the meantime.
      if (!isOverNow()) return;
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

function isOld(saved: string): boolean {
  const changedAt = Number(/"changedAt":(\d+)/.exec(saved)?.[1] ?? 0);
  return Date.now() - changedAt >= draftLifetimeHours * 3_600_000;
}

async function whileUnlocked(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}
