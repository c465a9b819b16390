import type { Frame } from '@playwright/test';
import { frameAddress } from '@incasso/contract/embed/frameAddress';
import { awaitHydration } from './src/awaitHydration';
import { PartnerPage } from './src/embed/PartnerPage';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

test('with a light accent the iframe has no accessibility violation, contrast included', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(
    frameAddress('', { key: 'pk_local_partner', place: '1', reference: '', theme: { accent: '#ffff00' } }),
  );
  await awaitHydration(page, 'main form');
  const intake = new IntakePage(page);
  await intake.next.click();
  await expect(intake.field('Bedrijfsnaam')).toHaveAccessibleDescription(/Vul dit veld in\./);
  expect(await findViolations(page), 'step 1 with fields missing').toEqual([]);

  await intake.fillToContact('Kleurrijk BV (voorbeeld)');

  // Step 2 is the first with an enabled button in the accent colour; axe skips the contrast of disabled ones.
  await expect(intake.previous).toBeEnabled();
  expect(await findViolations(page), 'step 2').toEqual([]);
});

test('hydrating the iframe neither takes the focus nor scrolls the page', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('form');
  await page.getByRole('textbox', { name: 'Zoeken' }).click();
  await page.keyboard.type('fact');
  await partner.intake();
  await page.keyboard.type('uur');

  await expect(page.getByRole('textbox', { name: 'Zoeken' })).toHaveValue('factuur');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the next step scrolls the top of the intake into view', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  const partner = new PartnerPage(page);
  await partner.open('script');
  const intake = await partner.intake();
  await intake.field('Bedrijfsnaam').fill('Volgende BV (voorbeeld)');
  await intake.field('KBO nummer').fill('0123.456.749');
  await intake.next.scrollIntoViewIfNeeded();
  expect((await partner.box(intake.page)).y).toBeLessThan(0);

  await intake.next.click();

  await expect(intake.step('Contact')).toBeFocused();
  await expect.poll(async () => (await partner.box(intake.page)).y).toBeGreaterThanOrEqual(0);
});

test('the keyboard moves into the iframe, through the step, and out again', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('form');
  const intake = await partner.intake();
  const invitation = intake.page.getByRole('button', { name: 'Factuur kiezen' });
  await invitation.waitFor();
  await page.getByRole('textbox', { name: 'Zoeken' }).focus();
  await page.keyboard.press('Tab');
  await expect(invitation).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(intake.field('Bedrijfsnaam')).toBeFocused();
  await page.keyboard.type('Toetsen BV (voorbeeld)');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0123.456.749');
  await page.keyboard.press('Enter');
  await expect(intake.step('Contact')).toBeFocused();

  const search = page.getByRole('button', { name: 'Zoeken' });
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if (await search.evaluate((element) => element === document.activeElement)) break;
  }

  await expect(search).toBeFocused();
});

test('a draft and its document survive moving, removing and restoring the element, and a reload', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('script');
  const intake = await partner.intake();
  await intake.fillToDocuments('Verhuizing BV (voorbeeld)');
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(intake.inOrder(1)).toBeVisible();

  const element = await page.locator('incasso-intake').elementHandle();
  const actions = [
    () => element.evaluate((moved) => document.querySelector('h1')?.after(moved)),
    async () => {
      await element.evaluate((removed) => removed.remove());
      await expect.poll(() => partner.frames()).toEqual([]);
      await element.evaluate((again) => document.querySelector('main')?.append(again));
    },
    () => page.reload(),
  ];
  for (const act of actions) {
    await act();
    const again = await partner.intake();
    await expect(again.step('Documenten')).toBeVisible();
    await expect(again.inOrder(1)).toBeVisible();
  }
});

test('two intakes on a page keep two drafts', async ({ page }) => {
  const companies = ['Eerste BV (voorbeeld)', 'Tweede BV (voorbeeld)'];
  const partner = new PartnerPage(page);
  const intakes = async () => [await partner.intake(1), await partner.intake(2)];
  await partner.openTwo();
  for (const [index, intake] of (await intakes()).entries()) {
    await intake.field('Bedrijfsnaam').fill(companies[index] ?? '');
  }

  await page.reload();
  await partner.showBoth();

  for (const [index, intake] of (await intakes()).entries()) {
    await expect(intake.field('Bedrijfsnaam')).toHaveValue(companies[index] ?? '');
  }
});

test('a case can be sent where the browser blocks storage in iframes', async ({ page, mailbox }) => {
  await page.addInitScript(() => {
    if (window === window.top) return;
    const closed = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: closed });
    }
    Object.defineProperty(document, 'cookie', { get: closed, set: closed });
  });
  const company = sampleCompany('Zonder Opslag BV', test.info());
  const partner = new PartnerPage(page);
  await partner.open('script');
  const intake = await partner.intake();
  await intake.fillToDocuments(company);
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(intake.page.getByText(/Uw browser bewaart dit formulier niet/)).toBeVisible();
  await intake.terms.check();
  await intake.submitSuccessfully();
  await expect.poll(async () => (await mailbox.about(company)).length).toBeGreaterThan(0);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the intake stays within a column of 280 px at every step', async ({ page }) => {
    const partner = new PartnerPage(page);
    await partner.open('script');
    const intake = await partner.intake();
    await partner.narrow();
    await expect.poll(() => intake.page.evaluate(() => innerWidth)).toBeLessThan(320);
    expect(await beyondTheColumn(intake), 'step 1').toEqual([]);

    await intake.fillToContact('Smal BV (voorbeeld)');
    expect(await beyondTheColumn(intake), 'step 2').toEqual([]);

    await intake.fillFromContact();
    await intake.addDocuments([pdfFile('een-lange-naam-zonder-spaties-van-een-factuur-2026-0142.pdf')]);
    await expect(intake.inOrder(1)).toBeVisible();
    expect(await beyondTheColumn(intake), 'step 3').toEqual([]);

    await intake.terms.check();
    await intake.submitSuccessfully();
    expect(await beyondTheColumn(intake), 'confirmation').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  });
});

/** Elements wider than the wizard, or all of them if the wizard is wider than its column. */
function beyondTheColumn({ page }: IntakePage<Frame>): Promise<string[]> {
  return page.locator('#intake > div').evaluate((wizard) => {
    const { right } = wizard.getBoundingClientRect();
    const isInside = right <= document.documentElement.getBoundingClientRect().right;
    return (
      [...wizard.querySelectorAll('*')]
        .filter((element) => element.closest('[aria-hidden=true]') === null)
        // Visually hidden elements are clipped to one pixel.
        .filter((element) => (element.parentElement?.getBoundingClientRect().width ?? 0) > 1)
        .filter((element) => !isInside || element.getBoundingClientRect().right > right + 1)
        .map((element) => element.outerHTML.slice(0, 80))
    );
  });
}
