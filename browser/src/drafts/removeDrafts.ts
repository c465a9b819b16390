import { draftLifetimeHours } from '@incasso/contract/retention';
import { draftPrefix } from './draftPrefix';
import { removeDraftFiles } from './removeDraftFiles';

/**
 * Removes drafts that were not changed for a day. The files go first: if that fails, the remaining entry makes the next
 * visit retry. Keeps the draft of an open tab. Drafts of an ended browser session are removed by the form's own page,
 * which alone can recognise them.
 */
export async function removeOldDrafts(removeFiles = removeDraftFiles): Promise<void> {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(draftPrefix) && isOld(name));
  for (const name of names)
    await whileUnlocked(name, async () => {
      // Another tab may have changed it in the meantime.
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
