import type { Frame, Page } from '@playwright/test';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { awaitHydration } from '../awaitHydration';
import { IntakePage } from '../IntakePage';
import { sharedAddresses } from '../localCloudAddresses';
import { patientExpect as expect } from '../test';
import { partnerPages, type PartnerPageName } from './partnerPages';

const { partner } = sharedAddresses;

export type Client = { readonly reference?: string; readonly company?: string };

const element = /<incasso-intake>.*?<\/incasso-intake>/su;

type Opening = {
  readonly origin?: string;
  /** Distinguishes pages that are made alike. */
  readonly query?: string;
  readonly change?: (html: string) => string;
  readonly headers?: Readonly<Record<string, string>>;
};

export class PartnerPage {
  constructor(readonly page: Page) {}

  /** Opens the local cloud's partner page, or one of `partnerPages` instead. */
  async open(name: PartnerPageName, { origin = partner, query = '', change, headers }: Opening = {}): Promise<void> {
    const address = `${origin}/${name === 'script' ? '' : name}${query}`;
    const { change: makePage, policy = '' } = partnerPages[name];
    // Chromium treats an intercepted page as public, which may not load from localhost.
    await this.page.context().grantPermissions(['local-network-access']);
    await this.page.context().route(address, async (route) => {
      const response = await route.fetch({ url: `${origin}/` });
      const html = makePage(await response.text());
      await route.fulfill({
        response,
        body: change?.(html) ?? html,
        headers: { ...response.headers(), 'content-security-policy': policy, ...headers },
      });
    });
    await this.page.goto(address);
  }

  /** Opens the page of a client in an accountant's portal. */
  async openClient({ reference = '', company }: Client): Promise<void> {
    const written = [reference && ` reference="${reference}"`, company && ` prefill-company-name="${company}"`];
    await this.open('script', {
      query: `?client=${reference}`,
      change: (html) => html.replace(element, `<incasso-intake${written.join('')}></incasso-intake>`),
    });
  }

  /** Opens a page with two intakes; the second has the id `second`. */
  async openTwo(): Promise<void> {
    const element = '</incasso-intake>';
    await this.open('script', {
      change: (html) => html.replace(element, `${element}<incasso-intake id="second">${element}`),
    });
    await this.showBoth();
  }

  /** Scrolls to each of two intakes, as they load only when near the viewport. */
  async showBoth(): Promise<void> {
    for (const index of [0, 1]) await this.page.locator('incasso-intake').nth(index).scrollIntoViewIfNeeded();
    await expect.poll(() => this.frames().length).toBe(2);
  }

  /** Puts the whole page into a column of 280 px, the minimum width of the intake. */
  async narrow(): Promise<void> {
    await this.page.evaluate(() => document.querySelector('main')?.style.setProperty('width', '280px'));
  }

  async openIntake(name: PartnerPageName): Promise<IntakePage<Frame>> {
    await this.open(name);
    return this.intake();
  }

  /** The iframes of the intake in the order of their slots. Selectors do not reach into the elements. */
  frames(): Frame[] {
    const slotOf = (frame: Frame) => Number(new URL(frame.url(), partner).searchParams.get('place'));
    return this.page
      .frames()
      .filter((frame) => new URL(frame.url(), partner).pathname === embedPaths.frame)
      .sort((one, other) => slotOf(one) - slotOf(other));
  }

  async frame(slot = 1): Promise<Frame> {
    await expect.poll(() => this.frames().length).toBeGreaterThanOrEqual(slot);
    const frame = this.frames()[slot - 1];
    if (frame === undefined) throw new Error('The frame went away.');
    return frame;
  }

  /** Waits until the intake in an iframe is hydrated. */
  async intake(slot = 1): Promise<IntakePage<Frame>> {
    const frame = await this.frame(slot);
    await awaitHydration(frame, 'main form');
    return new IntakePage(frame);
  }

  async box(frame: Frame): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await (await frame.frameElement()).boundingBox();
    if (box === null) throw new Error('The frame is not shown.');
    return box;
  }
}
