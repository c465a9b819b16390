import { apiPaths } from '@incasso/contract/api';
import { messages } from '@incasso/contract/messages';
import { routes } from '@incasso/contract/routes';
import type { Page } from '@playwright/test';
import { awaitHydration } from './src/awaitHydration';
import { expect, test } from './src/test';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const submit = (page: Page) => page.getByRole('button', { name: 'Bericht verzenden' });

test('a message reaches the staff, is confirmed on the page, and clears the form', async ({ page, mailbox }) => {
  const message = 'Mijn klant betaalt factuur 2024-0097 niet.';
  await page.goto(routes.contact);
  await field(page, 'Naam').fill('An Voorbeeld');
  await field(page, 'E-mail').fill('an@bedrijf.example');
  await field(page, 'Bedrijf').fill('Contactproef BV (voorbeeld)');
  await field(page, 'Bericht').fill(message);
  await expect(submit(page)).toBeEnabled();
  await submit(page).click();

  await expect(page.getByText(messages.contactSucceeded)).toBeVisible();
  await expect(field(page, 'Bericht')).toHaveValue('');
  await expect.poll(async () => (await mailbox.about('Contactproef BV')).length).toBe(1);
  const [mail] = await mailbox.about('Contactproef BV');
  expect(mail?.text).toContain(message);
  expect(mail?.text).toContain('an@bedrijf.example');
});

test('a disabled button looks disabled, and pressing it shows why', async ({ page }) => {
  const look = () => submit(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${apiPaths.botChallenge}*`, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(routes.contact);
  await awaitHydration(page, 'main form');
  await expect(submit(page)).toBeDisabled();
  const disabled = await look();

  await submit(page).click({ force: true });

  await expect(page.getByText('Daarna werkt de knop.')).toBeVisible();
  answer();
  await expect(submit(page)).toBeEnabled();
  expect(await look()).not.toBe(disabled);
});
