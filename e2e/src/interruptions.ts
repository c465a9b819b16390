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
  'a duplicated tab': async (tab) => {
    const copy = await duplicate(tab);
    const sent = copy.getByRole('region', { name: /^Ingediende aanvraag/ });
    await expect(new IntakePage(copy).sending.or(sent).first()).toBeVisible();
  },
  'no connection for a while': async (tab) => {
    await tab.context().setOffline(true);
    await expect((await targetIn(tab)).getByText(/^Geen verbinding/).last()).toBeVisible();
    await tab.context().setOffline(false);
  },
  'a lost answer': () => Promise.resolve(),
};

/** Holds the first call until the returned function is called, or loses its answer. */
export async function holdFirst(context: BrowserContext, path: string, isAnswerLost: boolean): Promise<() => void> {
  const gate = new EventTarget();
  const released = new Promise((resolve) => gate.addEventListener('release', resolve));
  let isFirst = true;
  await context.route(`**${path}`, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    if (isAnswerLost) await route.fetch();
    else await released;
    // The tab may be gone.
    return (isAnswerLost ? route.abort('connectionreset') : route.continue()).catch(() => undefined);
  });
  return () => void gate.dispatchEvent(new Event('release'));
}
