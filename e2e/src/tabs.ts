import type { BrowserContext, Frame, Page } from '@playwright/test';
import { arrive, type WayIn } from './arrive';
import { awaitHydration } from './awaitHydration';
import { PartnerPage } from './embed/PartnerPage';
import { IntakePage, wizardForm } from './IntakePage';
import { sharedAddresses } from './localCloudAddresses';
import { patientExpect as expect } from './test';

export async function openTab(context: BrowserContext, wayIn?: WayIn): Promise<IntakePage> {
  return IntakePage.opened(await context.newPage(), wayIn);
}

/** Opens a tab. By way of a partner, the portal shows the page of another client first. */
export async function visit(context: BrowserContext, wayIn: WayIn | 'partner'): Promise<Page> {
  const tab = await context.newPage();
  if (wayIn !== 'partner') {
    await arrive(tab, wayIn);
    return tab;
  }
  const partner = new PartnerPage(tab);
  await partner.openClient({ reference: 'DOSSIER-A', company: 'Klant A BV (voorbeeld)' });
  await partner.intake();
  await partner.openClient({ reference: 'DOSSIER-B' });
  return tab;
}

/** What shows the wizard of a tab: its page, or the iframe in a partner's page. */
export async function targetIn(tab: Page): Promise<Page | Frame> {
  return tab.url().startsWith(sharedAddresses.partner) ? new PartnerPage(tab).frame() : tab;
}

/** The wizard of a tab, on the site or in a partner's page. Waits until it hydrates. */
export async function intakeIn(tab: Page): Promise<IntakePage<Page | Frame>> {
  const target = await targetIn(tab);
  await awaitHydration(target, wizardForm);
  return new IntakePage(target);
}

/** Opens a tab with a copy of the session storage of another, as browsers do. */
export async function duplicate(original: Page): Promise<Page> {
  const read = () => [location.origin, Object.entries(sessionStorage)] as const;
  const stored = await Promise.all(original.frames().map((frame) => frame.evaluate(read)));
  const copy = await original.context().newPage();
  await copy.addInitScript((origins) => {
    const [, entries = []] = origins.find(([origin]) => origin === location.origin) ?? [];
    if (sessionStorage.length === 0) Object.assign(sessionStorage, Object.fromEntries(entries));
  }, stored);
  await copy.goto(original.url());
  return copy;
}

export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const devTools = await page.context().newCDPSession(page);
  devTools.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

type TabEvent = (tab: Page, wayIn: WayIn | 'partner') => Promise<Page>;

/** What happens to a tab. Each returns the tab in which the visitor continues. */
export const tabEvents = {
  reload: async (tab) => {
    await tab.reload();
    return tab;
  },
  'Back and Forward': async (tab) => {
    await tab.goBack();
    await tab.goForward();
    return tab;
  },
  'a link and Back': async (tab) => {
    const before = tab.url();
    await tab
      .getByRole('link', { name: /^(Over ons|Boekhoudkantoor Voorbeeld)$/ })
      .first()
      .click();
    // Going back before the new page has loaded would leave the site.
    await expect(tab).not.toHaveURL(before);
    await tab.goBack();
    return tab;
  },
  'another document and Back': async (tab) => {
    await tab.goto(new URL('/config.json', tab.url()).href);
    await tab.goBack();
    return tab;
  },
  'a second tab': async (tab, wayIn) => {
    const second = await visit(tab.context(), wayIn);
    await expect((await intakeIn(second)).field('Bedrijfsnaam')).toHaveValue('');
    await second.close();
    await tab.reload();
    return tab;
  },
  'a closed tab': async (tab, wayIn) => {
    const context = tab.context();
    await tab.close();
    return visit(context, wayIn);
  },
  'a crash': async (tab, wayIn) => {
    await crash(tab);
    return visit(tab.context(), wayIn);
  },
  'a duplicated tab': async (tab) => {
    const copy = await duplicate(tab);
    await tab.close();
    return copy;
  },
} as const satisfies Record<string, TabEvent>;
