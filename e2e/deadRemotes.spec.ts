import { additionPath, routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { killRemote } from './src/killRemote';
import { expect, test } from './src/test';

test.use({ expectedConsole: [/net::ERR_FAILED|was preloaded using link preload but not used/] });

const retry = { name: 'Opnieuw proberen' };

for (const path of Object.values(routes)) {
  test(`${path} stays readable without the content remote`, async ({ page }) => {
    await killRemote(page, 'content');
    const content = page.getByRole('main');

    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const prerendered = await content.innerText();
    await awaitHydration(page);

    expect(await content.innerText()).toContain(prerendered);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('without the intake remote the start page stays readable and every other page works', async ({ page }) => {
  await killRemote(page, 'intake');
  const warning = page.getByText(/niet volledig geladen|niet beschikbaar/);
  for (const path of Object.values(routes)) {
    await page.goto(path);
    await awaitHydration(page);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning).toHaveCount(path === routes.start ? 1 : 0);
  }
  await expect(page.getByRole('textbox', { name: 'Bedrijfsnaam' })).toBeVisible();
});

test('without the intake remote the page for additions gives an alternative', async ({ page }) => {
  const revive = await killRemote(page, 'intake');
  await page.goto(additionPath);
  const notice = page.getByRole('alert').filter({ hasText: '+32 56 00 00 00' });
  await expect(notice).toBeVisible();

  await revive();
  await notice.getByRole('button', retry).click();

  await expect(page.getByText('Open deze pagina met uw link')).toBeVisible();
});

test('without the content remote navigation works and the page gives an alternative', async ({ page }) => {
  const revive = await killRemote(page, 'content');
  await page.goto(routes.about);
  await awaitHydration(page);

  await page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link', { name: 'Diensten' }).click();
  const message = page.getByRole('main').getByRole('alert');
  await expect(message.getByRole('link', { name: '+32 56 00 00 00' })).toBeVisible();
  await expect(message.getByRole('link', { name: 'info@solvenda.example' })).toBeVisible();
  await expect(page).toHaveURL(routes.services);

  await revive();
  await message.getByRole('button', retry).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Onze Diensten' })).toBeVisible();
});

test('while the content remote hangs, a clicked link shows progress, then phone and e-mail', async ({ page }) => {
  await page.route('**/content/**', () => new Promise<void>(() => undefined));
  await page.goto(routes.faq, { waitUntil: 'domcontentloaded' });
  await awaitHydration(page);
  const notice = page.getByText('De pagina wordt geladen…');
  await expect(notice).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link', { name: 'Diensten' }).click();
  await expect(notice).toHaveCount(1, { timeout: 2000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' })).toBeVisible();

  const message = page.getByRole('main').getByRole('alert');
  await expect(message.getByRole('link', { name: '+32 56 00 00 00' })).toBeVisible({ timeout: 7000 });
  await expect(notice).toHaveCount(0);
});
