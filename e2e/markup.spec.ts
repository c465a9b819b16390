import { HtmlValidate } from 'html-validate';
import * as v from 'valibot';
import { firmProfile } from '@incasso/contract/firmProfile';
import { mapRoutes, routes } from '@incasso/contract/routes';
import { expect, test } from './src/test';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Written by React and styled-components; valid HTML.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'off',
    // The firm's telephone numbers have their own spaces.
    'tel-non-breaking': 'off',
    'script-type': 'off',
  },
});

const structuredDataSchema = v.looseObject({ '@context': v.literal('https://schema.org'), '@type': v.string() });
const manifestSchema = v.object({
  name: v.string(),
  icons: v.pipe(v.array(v.object({ src: v.string(), sizes: v.string() })), v.minLength(2)),
});
const paths = Object.values(routes);
const { siteUrl } = firmProfile;

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

const structuredData: Readonly<Record<(typeof paths)[number], readonly string[]>> = {
  ...mapRoutes(() => ['BreadcrumbList']),
  [routes.home]: ['LegalService'],
  [routes.about]: ['LegalService', 'BreadcrumbList'],
  [routes.services]: ['Service', 'Service', 'Service', 'Service', 'BreadcrumbList'],
  [routes.faq]: ['FAQPage', 'BreadcrumbList'],
  [routes.contact]: ['LegalService', 'BreadcrumbList'],
};

test('every page has its title, description, picture and structured data', async ({ page, request }) => {
  const titles = new Set<string>();
  const pictures = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    titles.add(await page.title());
    for (const name of ['og:title', 'og:description', 'og:image:alt']) {
      await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /.+/);
    }
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', siteUrl + path);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', siteUrl + path);
    pictures.add((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = blocks.map((text) => v.parse(structuredDataSchema, JSON.parse(text))['@type']);
    expect(types, path).toEqual(structuredData[path]);
  }

  expect(titles.size).toBe(paths.length);
  expect(pictures.size).toBe(paths.length);
  for (const picture of pictures) {
    const png = await (await request.get(picture.replace(siteUrl, ''))).body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
});

test('the manifest names the firm and existing icons', async ({ request }) => {
  const manifest = v.parse(manifestSchema, await (await request.get('/site.webmanifest')).json());

  expect(manifest.name).toBe(firmProfile.firmName);
  for (const { src, sizes } of manifest.icons) {
    const png = await (await request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('no link and no anchor of the site is broken', async ({ page, request }) => {
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

test('the sitemap lists every page, robots.txt names the sitemap, and security.txt the firm’s address', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const robots = await (await request.get('/robots.txt')).text();

  for (const path of paths) expect(sitemap).toContain(`${path}</loc>`);
  expect(robots).toContain('/sitemap.xml');
  const security = await request.get('/.well-known/security.txt');
  expect(security.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await security.text()).toContain(`Contact: mailto:${firmProfile.email}\n`);
});
