import { draftLifetimeHours } from '@incasso/contract/retention';
import { draftPrefix } from './draftPrefix';
import { removeDraftFiles } from './removeDraftFiles';

/**
 * Removes drafts that were not changed for a day, with their files, which go first: an entry that is left has them
 * removed at the next visit. A draft of an open tab stays. Only the form's own page can tell whether a draft's browser
 * session has ended: it removes those.
 */
export async function removeOldDrafts(removeFiles = removeDraftFiles): Promise<void> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(draftPrefix) && isOld(name));
  for (const name of names)
    await whileUnlocked(name, async () => {
      // Another tab may have changed it meanwhile.
      if (!isOld(name)) return;
      await removeFiles(name.slice(draftPrefix.length));
      localStorage.removeItem(name);
    });
}

function isOld(name: string): boolean {
  const changedAt = Number(/"changedAt":(\d+)/.exec(localStorage.getItem(name) ?? '')?.[1] ?? 0);
  return Date.now() - changedAt >= draftLifetimeHours * 3_600_000;
}

async function whileUnlocked(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}
