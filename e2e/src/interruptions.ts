import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { WayIn } from './arrive';
import { IntakePage } from './IntakePage';
import { duplicate, tabEvents, targetIn } from './tabs';
import { patientExpect as expect } from './test';

/** What happens right after the visitor pressed send. */
export const interruptions: Record<string, (tab: Page, wayIn: WayIn | 'partner') => Promise<unknown>> = {
  'another click': async (tab) => new IntakePage(await targetIn(tab)).sending.click({ force: true }),
  'a reload': tabEvents.reload,
  'a closed tab': tabEvents['a closed tab'],
  'a crash': tabEvents['a crash'],
  'a duplicated tab': duplicate,
  'no connection for a while': async (tab) => {
    await tab.context().setOffline(true);
    await expect((await targetIn(tab)).getByText(/^Geen verbinding/).last()).toBeVisible();
    await tab.context().setOffline(false);
  },
  'a lost answer': () => Promise.resolve(),
};

/** Holds the first call for a while, or loses its answer. */
export async function holdFirst(context: BrowserContext, path: string, isAnswerLost: boolean): Promise<void> {
  let isFirst = true;
  await context.route(`**${path}`, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    if (isAnswerLost) await route.fetch();
    else await setTimeout(2000);
    // The tab may be gone.
    return (isAnswerLost ? route.abort('connectionreset') : route.continue()).catch(() => undefined);
  });
}
