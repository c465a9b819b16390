import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import type { WayIn } from './arrive';
import { IntakePage } from './IntakePage';
import { patientExpect as expect } from './test';

export async function openTab(context: BrowserContext, wayIn?: WayIn): Promise<IntakePage> {
  return IntakePage.opened(await context.newPage(), wayIn);
}

/** Opens a tab with a copy of the session storage of another, as browsers do. */
export async function duplicate(original: Page): Promise<IntakePage> {
  const stored = await original.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
  const copy = await original.context().newPage();
  await copy.addInitScript((entries) => {
    if (sessionStorage.length === 0) Object.assign(sessionStorage, entries);
  }, stored);
  await copy.goto(original.url());
  return new IntakePage(copy);
}

export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devTools = await page.context().newCDPSession(page);
  devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

type TabEvent = (tab: IntakePage, wayIn: WayIn) => Promise<IntakePage>;

/** What happens to a tab. Each returns the tab in which the visitor goes on. */
export const tabEvents = {
  reload: async (tab) => {
    await tab.page.reload();
    return tab;
  },
  'Back and Forward': async (tab) => {
    await tab.page.goBack();
    await tab.page.goForward();
    return tab;
  },
  'a link and Back': async (tab) => {
    await tab.page.getByRole('link', { name: 'Over ons' }).first().click();
    // Going back before the new page has loaded would leave the site.
    await expect(tab.page).toHaveURL(routes.about);
    await tab.page.goBack();
    return tab;
  },
  'another document and Back': async (tab) => {
    await tab.page.goto(new URL('/config.json', tab.page.url()).href);
    await tab.page.goBack();
    return tab;
  },
  'a second tab': async (tab, wayIn) => {
    const second = await openTab(tab.page.context(), wayIn);
    await expect(second.field('Bedrijfsnaam')).toHaveValue('');
    await second.page.close();
    await tab.page.reload();
    return tab;
  },
  'a closed tab': async (tab, wayIn) => {
    const context = tab.page.context();
    await tab.page.close();
    return openTab(context, wayIn);
  },
  'a crash': async (tab, wayIn) => {
    await crash(tab.page);
    return openTab(tab.page.context(), wayIn);
  },
  'a duplicated tab': async (tab) => {
    const copy = await duplicate(tab.page);
    await tab.page.close();
    return copy;
  },
} as const satisfies Record<string, TabEvent>;
