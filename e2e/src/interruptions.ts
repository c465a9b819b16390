import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import type { IntakePage } from './IntakePage';
import { duplicate, tabEvents } from './tabs';
import { patientExpect as expect } from './test';

/** What happens right after the visitor pressed send. */
export const interruptions: Record<string, (tab: IntakePage) => Promise<unknown>> = {
  'another click': (tab) => tab.sending.click({ force: true }),
  'a reload': (tab) => tab.page.reload(),
  'a closed tab': (tab) => tabEvents['a closed tab'](tab, 'home'),
  'a crash': (tab) => tabEvents['a crash'](tab, 'home'),
  'a duplicated tab': (tab) => duplicate(tab.page),
  'no connection for a while': async ({ page }) => {
    await page.context().setOffline(true);
    await expect(page.getByText(/^Geen verbinding/).last()).toBeVisible();
    await page.context().setOffline(false);
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
