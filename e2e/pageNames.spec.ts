import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { PartnerPage } from './src/embed/PartnerPage';
import { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

const site = fileURLToPath(new URL('../shell/dist/site', import.meta.url));

/** Names tested in iframes, each a document of its own: too slow for all words. */
const frameNames = /^(content|intake|root)$|chunk|federation|captcha/iu;

/** Ways in which an element gets a name. Each becomes a global where no script defines one. */
const kinds = {
  id: (name: string) => `<i id="${name}"></i>`,
  name: (name: string) => (frameNames.test(name) ? `<iframe name="${name}"></iframe>` : `<form name="${name}"></form>`),
};

/** Names used by browsers in workers and in Internet Explorer. */
const keptNames = ['importScripts', 'documentMode'];

type Kind = (typeof kinds)[keyof typeof kinds];

for (const [name, kind] of Object.entries(kinds)) {
  test.describe(`with elements that have every word of our scripts as ${name}`, () => {
    test('the pages of the site hydrate', async ({ page }) => {
      const crowd = await crowdOf(page, kind);
      for (const path of Object.values(routes)) {
        await crowdIn(page, `**${path}`, crowd);
        await page.goto(path);
        await awaitHydration(page);
        await awaitHydration(page, 'main h1');
      }
      await page.goto(`${routes.faq}#wat-kost-een-invordering`);
      await expect(page.locator('details[open] #wat-kost-een-invordering')).toBeVisible();
    });

    test('a case is sent from the site', async ({ page }) => {
      await crowdIn(page, `**${routes.start}`, await crowdOf(page, kind));

      await send(await IntakePage.opened(page), `Naam als ${name}`);
    });

    test('a case is sent from a partner’s page, with the elements in the iframe too', async ({ page }) => {
      const crowd = await crowdOf(page, kind);
      await crowdIn(page, `**${embedPaths.frame}?**`, crowd);
      const partner = new PartnerPage(page);
      await partner.open('script', { change: (html) => crowded(html, crowd) });

      await send(await partner.intake(), `Partner met ${name}`);
    });
  });
}

/** An element for every word of the built scripts, except browsers' own names: hiding those breaks any page. */
async function crowdOf(page: Page, element: Kind): Promise<string> {
  const scripts = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const words = scripts.flatMap((name) => readFileSync(join(site, name), 'utf8').match(/[a-z_$][\w$:-]*/giu) ?? []);
  const free = await page.evaluate(
    (names) => names.filter((name) => !(name in window || name in document)),
    [...new Set(words)].filter((word) => !keptNames.includes(word)),
  );
  expect(free).toContain('intake');
  return `<div hidden>${free.map(element).join('')}</div>`;
}

/** Inserts elements before the page's own. */
async function crowdIn(page: Page, address: string, crowd: string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: crowded(await response.text(), crowd) });
  });
}

function crowded(html: string, crowd: string): string {
  return html.replace('<body>', () => `<body>${crowd}`);
}

async function send(intake: IntakePage<Page | Frame>, company: string): Promise<void> {
  await intake.fillToSubmit(sampleCompany(company, test.info()), [pdfFile('factuur.pdf')]);
  await intake.submitSuccessfully();
}
