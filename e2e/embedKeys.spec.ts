import type { Request, Route } from '@playwright/test';
import { apiHeaders, apiPaths } from '@incasso/contract/api';
import { apiErrors } from '@incasso/contract/errors';
import { localCloudAddresses } from './src/localCloudAddresses';
import { PartnerPage } from './src/embed/PartnerPage';
import { pdfFile } from './src/pdfFile';
import { sharedPort } from './src/sharedPort';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });
test.use({ expectedConsole: [/401/] });

const { site } = localCloudAddresses(sharedPort);
const challengeCall = `**${apiPaths.botChallenge}*`;
const anothers = `${site}/embed?key=pk_local_elsewhere`;
const linkToSite = { name: 'Dossier indienen op onze website' };

for (const name of ['script', 'iframe', 'react']) {
  test(`a key that was revoked is refused in plain words, with the way to the site, on the page ${name}`, async ({
    page,
  }) => {
    await page.route(challengeCall, revoke);
    const partner = new PartnerPage(page);
    await partner.open(name);
    if (name === 'react') await partner.askInReact();
    const place = name === 'react' ? page : await partner.frame();

    await expect(place.getByRole('alert').getByText('Dit formulier is niet langer geldig.')).toBeVisible();
    await expect(place.getByRole('link', linkToSite)).toHaveJSProperty('href', `${site}/start`);
    await expect(place.getByRole('form')).toHaveCount(0);
    if (name !== 'iframe') await expect(page.getByText(/error .*key_unknown/)).toBeVisible();
  });

  test(`a key that is revoked meanwhile leaves all that is filled in, on the page ${name}`, async ({ page }) => {
    const intake = await new PartnerPage(page).openIntake(name);
    await intake.fillToDocuments('Ingetrokken BV (voorbeeld)');
    await intake.addDocuments([pdfFile('factuur.pdf')]);
    await expect(intake.page.getByText('In orde')).toBeVisible();
    await intake.terms.check();
    await page.route(`**${apiPaths.intake}`, revoke);

    await intake.submit.click();

    await expect(intake.page.getByText(apiErrors.unknown_public_key.text)).toBeVisible();
    await expect(intake.page.getByRole('link', linkToSite)).toHaveJSProperty('href', `${site}/start`);
    await expect(intake.page.getByText('factuur.pdf', { exact: true })).toBeVisible();
    await intake.previous.click();
    await expect(intake.field('Rekeningnummer')).toHaveValue('BE68 5390 0754 7034');
    if (name !== 'iframe') await expect(page.getByText(/error .*key_unknown/)).toBeVisible();
  });
}

test('a key that is revoked before the proof of work is named, not the proof', async ({ page }) => {
  const firstChallenge = page.waitForResponse(challengeCall);
  const intake = await new PartnerPage(page).openIntake('script');
  await firstChallenge;
  await page.route(challengeCall, revoke);
  await intake.fillToDocuments('Ingetrokken BV (voorbeeld)');
  await intake.terms.check();

  await intake.submit.click();

  await expect(intake.page.getByText(apiErrors.unknown_public_key.text)).toBeVisible();
  await expect(page.getByText(/error .*key_unknown/)).toBeVisible();
});

test('the key of another partner is refused in a frame of this one’s page', async ({ page }) => {
  await new PartnerPage(page).open('iframe');

  await page.evaluate((address) => document.querySelector('iframe')?.setAttribute('src', address), anothers);

  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('alert').getByText('Dit formulier is niet langer geldig.')).toBeVisible();
});

/** Sends a call on as if it came with a key that is no longer valid. */
function revoke(route: Route, request: Request): Promise<void> {
  return route.continue({ headers: { ...request.headers(), [apiHeaders.publicKey]: 'pk_local_revoked' } });
}
