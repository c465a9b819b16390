import { devices } from '@playwright/test';
import { additionPath, additionTitle } from '@incasso/contract/caseLink';
import { sampleJpeg } from '@incasso/contract/testing/sampleImages';
import { ApiCaller } from './src/ApiCaller';
import { localCloudAddresses } from './src/localCloudAddresses';
import { sharedPort } from './src/sharedPort';
import { submitCase } from './src/submitCase';
import { expect, test } from './src/test';

const { site } = localCloudAddresses(sharedPort);
const api = new ApiCaller(site);

test('a client opens the link on a phone, adds a photo and a note, and the staff has it in the case', async ({
  browser,
  mailbox,
  store,
}) => {
  const { submissionId, reference, caseKey } = await submitCase(api, 'Op De Foto BV (voorbeeld)');
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));

  await page.goto(`${site}${additionPath}#${caseKey}`);
  await expect(page.getByText(reference)).toBeVisible();
  expect(page.url()).toBe(site + additionPath);
  await page.getByLabel('Documenten', { exact: true }).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(sampleJpeg()),
  });
  await page.getByLabel('Uw bericht').fill('De aanmaning, gefotografeerd (voorbeeld)');
  await page.reload();
  await expect(page.getByLabel('Uw bericht')).toHaveValue('De aanmaning, gefotografeerd (voorbeeld)');
  await expect(page.getByText('foto.jpg', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Toevoegen aan mijn dossier' }).click();
  await expect(page.getByRole('heading', { name: 'Uw aanvulling is goed ontvangen' })).toBeVisible();

  expect(asked.filter((address) => address.includes(caseKey))).toEqual([]);
  expect(await page.content()).not.toContain('Op De Foto');
  await expect.poll(() => store.keys(`outbox/${submissionId}`), { timeout: 30_000 }).toEqual([]);
  const mails = await mailbox.about('De aanmaning, gefotografeerd (voorbeeld)');
  expect(mails.map(({ subject }) => subject)).toEqual([`Aanvulling bij [${reference}]: Op De Foto BV (voorbeeld)`]);
  expect(mails[0]?.attachments).toMatchObject([{ contentType: 'image/jpeg' }]);
  expect(await store.keys(`submissions/${submissionId}/`)).toHaveLength(1);
  await context.close();
});

test('nothing is sent by an empty form, which says what to do', async ({ page }) => {
  const { caseKey } = await submitCase(api, 'Niets BV (voorbeeld)');
  await page.goto(`${site}${additionPath}#${caseKey}`);

  await page.getByRole('button', { name: 'Toevoegen aan mijn dossier' }).click();

  await expect(page.getByLabel('Uw bericht')).toHaveAccessibleDescription(/Voeg minstens één document toe/);
});

test.describe('a bad link', () => {
  test.use({ expectedConsole: [/status of 410/] });

  test('is told in a sentence, with the way to call', async ({ page }) => {
    const { caseKey } = await submitCase(api, 'Kapot BV (voorbeeld)');

    await page.goto(site + additionPath);
    await expect(page.getByText('Open deze pagina met uw link')).toBeVisible();
    await page.goto(`${site}${additionPath}#${caseKey.slice(0, -1)}`);
    await expect(page.getByText('Deze link klopt niet')).toBeVisible();
    await page.goto(`${site}${additionPath}#${caseKey.slice(0, -2)}${caseKey.endsWith('aa') ? 'bb' : 'aa'}`);
    await expect(page.getByText('Deze link klopt niet')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  });
});

test('the page is found by nobody, and says without scripts what to do instead', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site + additionPath);

  await expect(page).toHaveTitle(new RegExp(additionTitle));
  expect(await page.content()).toContain('werkt alleen met JavaScript');
  await expect(page.getByText('Uw link wordt nagekeken')).toBeHidden();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain(additionPath);
  await context.close();
});
