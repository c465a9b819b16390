import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PartnerPage } from './src/embed/PartnerPage';
import { pdfFile } from './src/pdfFile';
import { expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

test('the React way keeps on the partner’s origin what the guide names, and nothing else', async ({ page }) => {
  await fillWithDocument(page, 'react');

  await expect.poll(() => kept(page)).toEqual(namedInGuide());
});

test('the script way keeps nothing on the partner’s origin', async ({ page }) => {
  await fillWithDocument(page, 'script');

  expect(await kept(page)).toEqual([]);
});

async function fillWithDocument(page: Page, name: string): Promise<void> {
  const intake = await new PartnerPage(page).openIntake(name);
  await intake.fillToDocuments('Bewaard BV (voorbeeld)');
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(intake.page.getByText('In orde')).toBeVisible();
}

/** What the page's origin keeps for the page, as `place name`. */
async function kept(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return [
      ...document.cookie
        .split('; ')
        .flatMap((cookie) => (cookie === '' ? [] : [`cookie ${cookie.split('=')[0] ?? ''}`])),
      ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
      ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
      ...databases.map(({ name }) => `IndexedDB ${name ?? ''}`),
    ];
  });
  return found.map((one) => one.replace(/@.*\/\d+$/, '@KEY/PLACE').replace(/:[0-9a-f-]{36}$/, ':ID'));
}

/** The rows of the guide's table, but for what stands in only where the cookie is refused. */
function namedInGuide(): string[] {
  const guide = readFileSync(new URL('../docs/partners.md', import.meta.url), 'utf8');
  return [...guide.matchAll(/^ *\| `?(cookie|sessionStorage|localStorage|IndexedDB)`? +\| `([^`]+)`.*$/gm)]
    .filter(([row]) => !row.includes('only where the cookie is refused'))
    .map(([, place = '', name = '']) => `${place} ${name}`);
}
