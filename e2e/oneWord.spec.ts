import type { Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { rulesBrokenBy } from '@incasso/contract/testing/oneWord';
import { expect, test } from './src/test';

test.use({ javaScriptEnabled: false });

for (const route of Object.values(routes)) {
  test(`${route} keeps to one word for one thing`, async ({ page }) => {
    const texts = await textsOfPage(page, route);

    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap((text) => rulesBrokenBy(text).map((rule) => `${rule}: ${text}`))).toEqual([]);
  });
}

/** The description for search engines, and the texts of the blocks without blocks of their own. */
async function textsOfPage(page: Page, route: string): Promise<string[]> {
  await page.goto(route);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  const texts = await page
    .locator(':is(h1, h2, h3, p, li, dt, dd, label, legend, button, blockquote, figcaption):not(:has(p, li))')
    .allTextContents();
  return [description ?? '', ...texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())];
}
