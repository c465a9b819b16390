import { HtmlValidate } from 'html-validate';
import * as v from 'valibot';
import { routes } from '@incasso/contract/routes';
import { expect, test } from './src/test';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React and styled-components write them so; all are valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    // Telephone numbers are the firm's, with spaces that may not break where it matters.
    'tel-non-breaking': 'off',
    'script-type': 'off',
  },
});

const structuredDataSchema = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() });
const paths = Object.values(routes);

for (const path of paths) {
  test(`the HTML of ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text();

    const report = await validator.validateString(html);

    const problems = report.results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(problems).toEqual([]);
  });
}

test('every page says what it is to search engines and when shared', async ({ page }) => {
  const types: string[] = [];
  const titles = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
      await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /.+/);
    }
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https:/);
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      types.push(v.parse(structuredDataSchema, JSON.parse(text))['@type']);
    }
  }

  expect(titles.size).toBe(paths.length);
  expect(new Set(types)).toEqual(new Set(['LegalService', 'FAQPage', 'BreadcrumbList', 'Service']));
});

test('no link of the site is broken, anchors included', async ({ page, request }) => {
  const found = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    const addresses = await page
      .locator('a[href], link[rel="icon"], link[rel="manifest"]')
      .evaluateAll((elements) =>
        elements.map((element) => new URL(element.getAttribute('href') ?? '', location.href).href),
      );
    for (const address of addresses) if (new URL(address).origin === new URL(page.url()).origin) found.add(address);
  }

  const broken: string[] = [];
  for (const address of found) {
    const { hash } = new URL(address);
    const response = await request.get(address);
    const isHtml = response.headers()['content-type']?.startsWith('text/html') === true;
    const hasTarget =
      !isHtml || hash === '' || (await response.text()).includes(`id="${decodeURIComponent(hash.slice(1))}"`);
    if (!response.ok() || !hasTarget) broken.push(address);
  }

  expect(found.size).toBeGreaterThan(8);
  expect(broken).toEqual([]);
});

test('the sitemap lists every page, and robots names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const robots = await (await request.get('/robots.txt')).text();

  for (const path of paths) expect(sitemap).toContain(`${path}</loc>`);
  expect(robots).toContain('/sitemap.xml');
});
