import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { newestVersions, versionPath } from '@incasso/contract/legalVersions';
import { routes } from '@incasso/contract/routes';
import { rulesBrokenBy } from '@incasso/contract/testing/oneWord';
import * as v from 'valibot';
import { expect, test } from './src/test';

/** The surfaces that people read, each with its texts: of a page, what is folded too. */
const surfaces: Readonly<Record<string, (page: Page) => Promise<string[]>>> = {
  ...Object.fromEntries(Object.values(routes).map((route) => [route, (page: Page) => textsOfPage(page, route)])),
  'the general terms': () => Promise.resolve(textsOfTerms()),
};

test.use({ javaScriptEnabled: false });

for (const [surface, textsOf] of Object.entries(surfaces)) {
  test(`${surface} keeps to one word for one thing`, async ({ page }) => {
    const texts = await textsOf(page);

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

const termsSchema = v.object({
  sections: v.array(v.object({ title: v.string(), blocks: v.array(v.union([v.string(), v.array(v.string())])) })),
});

/** The text that the build makes the PDF of. */
function textsOfTerms(): string[] {
  const file = versionPath('generalTerms', newestVersions.generalTerms).replace(/pdf$/, 'json');
  const kept = readFileSync(new URL(`../content-remote/legal-versions${file}`, import.meta.url), 'utf8');
  return v.parse(termsSchema, JSON.parse(kept)).sections.flatMap(({ title, blocks }) => [title, ...blocks.flat()]);
}
