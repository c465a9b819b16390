import { firmProfile } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { expect, test } from './src/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the short form leads to the wizard and puts no data into the URL', async ({ page }) => {
    await page.goto(routes.home);
    await page.getByRole('textbox', { name: 'Naam' }).fill('An Voorbeeld');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('an@bedrijf.example');

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(routes.home);
    await page.getByRole('button', { name: 'Start', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start uw invordering');
    expect(new URL(page.url()).search.replace('?', '')).toBe('');
  });

  test('a URL with a question’s anchor opens that question', async ({ page }) => {
    await page.goto(`${routes.faq}#wat-als-mijn-klant-failliet-gaat`);

    await expect(page.locator('details[open]')).toHaveCount(1);
    await expect(page.locator('details[open] h3')).toHaveText('Wat als mijn klant failliet gaat?');
  });
});

for (const [title, options] of Object.entries({
  'under reduced motion': { contextOptions: { reducedMotion: 'reduce' } },
  'without scripts': { javaScriptEnabled: false },
} as const)) {
  test.describe(title, () => {
    test.use(options);

    test('the statistics show their final values', async ({ page }) => {
      await page.goto(routes.home);
      const end = page.getByText('1.500.000+');
      await end.scrollIntoViewIfNeeded();

      await expect(end).toHaveCSS('opacity', '1');
      await expect(page.getByText('0+', { exact: true }).filter({ visible: true })).toHaveCount(0);
    });
  });
}

test('the team picture shows the phone number on hover and on focus', async ({ page }) => {
  await page.goto(routes.home);
  const picture = page.getByRole('link', { name: /Bel het team/ });
  const number = picture.getByText(firmProfile.phone.display);
  await picture.scrollIntoViewIfNeeded();
  await expect(number).not.toBeInViewport({ ratio: 1 });

  await picture.hover();
  await expect(number).toBeInViewport({ ratio: 1 });

  await page.mouse.move(0, 0);
  await picture.focus();
  await expect(picture).toHaveAttribute('href', `tel:${firmProfile.phone.e164}`);
  await expect(number).toBeInViewport({ ratio: 1 });
});

test('a link to a question opens it and scrolls to it', async ({ page }) => {
  await page.goto(routes.faq);
  await awaitHydration(page);
  const question = page.locator('details', { hasText: 'Wanneer ontvang ik mijn geld?' });

  await page.evaluate(() => location.assign('#wanneer-ontvang-ik-mijn-geld'));

  await expect(question).toHaveAttribute('open');
  await expect(question.getByRole('heading')).toBeInViewport();
});
