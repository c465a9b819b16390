import type { Page } from '@playwright/test';

const googleAddresses = /^https:\/\/(www\.google|recaptcha\.google|www\.gstatic)\.com\//;

/** The fake reCAPTCHA of a local cloud. */
export class GoogleCaptcha {
  /** The action of each token that a page requested. */
  readonly actions: string[] = [];
  readonly fetched: string[] = [];

  constructor(private readonly address: string) {}

  /** Redirects a page's requests to Google to the fake. */
  async standInFor(page: Page): Promise<void> {
    await page.route(googleAddresses, async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      this.fetched.push(pathname);
      const [, action] = /"action":"(\w+)"/.exec(request.postData() ?? '') ?? [];
      if (action !== undefined) this.actions.push(action);
      await route.fulfill({ response: await route.fetch({ url: this.address + pathname + search }) });
    });
  }

  /** Sets the score of the next visitors: 0 (bot) to 1 (human). */
  async score(score: number): Promise<void> {
    await fetch(`${this.address}/_score`, { method: 'POST', body: JSON.stringify({ score }) });
  }

  /** Makes the next calls to siteverify fail as listed; an empty list ends that. */
  async plan(faults: readonly object[]): Promise<void> {
    await fetch(`${this.address}/_faults`, { method: 'POST', body: JSON.stringify(faults) });
  }
}
