import { frameAddress } from '@incasso/contract/embed/frameAddress';
import { awaitHydration } from './src/awaitHydration';
import { PartnerPage } from './src/embed/PartnerPage';
import { findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { patientExpect as expect, test } from './src/test';

for (const accent of ['#ffff00', '#ffffff', '#000000', '#7f7f7f', '#ff00ff']) {
  test(`with accent ${accent} the frame has no accessibility violation, contrast included`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(frameAddress('', { key: 'pk_local_partner', place: '1', theme: { accent } }));
    await awaitHydration(page, 'main form');
    const intake = new IntakePage(page);
    await intake.next.click();
    await expect(intake.field('Bedrijfsnaam')).toHaveAccessibleDescription(/Vul dit veld in\./);
    expect(await findViolations(page), 'step 1 with fields missing').toEqual([]);

    await intake.fillToContact('Kleurrijk BV (voorbeeld)');

    // The first button in the accent on paper: at step 1 it is switched off, and nothing is asked of its contrast.
    await expect(intake.previous).toBeEnabled();
    expect(await findViolations(page), 'step 2').toEqual([]);
  });
}

test('the frame takes neither focus nor scroll of the page as it comes to life', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('form');
  await page.getByRole('textbox', { name: 'Zoeken' }).click();
  await page.keyboard.type('fact');
  await partner.intake();
  await page.keyboard.type('uur');

  await expect(page.getByRole('textbox', { name: 'Zoeken' })).toHaveValue('factuur');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('at the next step the top of the intake comes into view, when it is out of it', async ({ page }) => {
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

test('the frame is as high as its content at each step, and rests', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('script');
  const intake = await partner.intake();
  const hidden = () =>
    intake.page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await expect.poll(hidden).toBeLessThanOrEqual(0);

  await intake.fillToDocuments('Hoogte BV (voorbeeld)');

  await expect.poll(hidden).toBeLessThanOrEqual(0);
  const resizes = page.getByRole('listitem').filter({ hasText: 'intake:resize' });
  expect(await resizes.count()).toBeLessThan(20);
});

test('the keyboard leads into the frame, through the step, and out again', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('form');
  const intake = await partner.intake();
  const invitation = intake.page.getByRole('button', { name: 'E-factuur kiezen' });
  await invitation.waitFor();
  await page.getByRole('textbox', { name: 'Zoeken' }).focus();
  await page.keyboard.press('Tab');
  await expect(invitation).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(intake.page.getByText('Waar vind ik dat bestand?')).toBeFocused();
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
