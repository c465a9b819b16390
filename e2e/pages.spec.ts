import { contactFieldNames } from '@incasso/contract/contactMessage';
import { firmProfile } from '@incasso/contract/firmProfile';
import { homeLink, routes } from '@incasso/contract/routes';
import * as v from 'valibot';
import { awaitHydration } from './src/awaitHydration';
import { loadedFonts, ownFonts } from './src/loadedFonts';
import { expect, test } from './src/test';

const faqPageSchema = v.object({ mainEntity: v.pipe(v.array(v.unknown()), v.minLength(1)) });

// `hydration.spec.ts` checks that the pages show the same with scripts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of Object.values(routes)) {
    test(`${route} is in the layout of the site`, async ({ page }) => {
      await page.goto(route);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(new RegExp(firmProfile.firmName));
      await expect(page.getByRole('banner').getByRole('link', { name: firmProfile.firmName })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(firmProfile.address.street);
    });
  }

  test('home has its form, features, statistics, testimonials, telephone and questions', async ({ page }) => {
    await page.goto(routes.home);
    const main = page.getByRole('main');

    await expect(main.getByRole('textbox', { name: 'Naam' })).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Start' })).toBeVisible();
    for (const feature of ['Juridische kracht', 'Snelle resultaten', 'Betrouwbare partner', 'Bewezen aanpak']) {
      await expect(main.getByRole('heading', { name: feature })).toBeVisible();
    }
    for (const statistic of ['20+', '98%', '1.000+', '1.500.000+']) {
      await expect(main.getByText(statistic, { exact: true }).first()).toBeVisible();
    }
    await expect(main.locator('figure:has(blockquote):has(figcaption strong)')).toHaveCount(6);
    await expect(main.getByRole('link', { name: firmProfile.phone.display, exact: true })).toBeVisible();
    await expect(main.locator(`a[href="tel:${firmProfile.phone.e164}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href="${routes.start}"]`).first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Veelgestelde vragen' })).toBeVisible();
    await expect(main.locator('details')).toHaveCount(4);
    await expect(main.getByRole('link', { name: 'Bekijk de FAQ' })).toHaveAttribute('href', routes.faq);
  });

  test('about presents the firm and its six people', async ({ page }) => {
    await page.goto(routes.about);
    const main = page.getByRole('main');

    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Over ${firmProfile.firmName}`);
    await expect(main.getByText('Advocaat', { exact: true })).toHaveCount(3);
    await expect(main.getByText('Administratief medewerker', { exact: true })).toHaveCount(3);
    await expect(main.getByText(/12 jaar geleden/)).toBeVisible();
    for (const heading of [
      'Onze missie',
      'Onze visie',
      'Betrouwbaarheid',
      'Efficiëntie',
      'Kwaliteit',
      'Resultaat',
      'Degelijkheid',
    ]) {
      await expect(main.getByText(heading, { exact: true })).toBeVisible();
    }
    for (const difference of ['No-nonsense', 'Juridische expertise', 'Gestroomlijnde', 'Directe juridische actie']) {
      await expect(main.getByRole('heading', { name: difference })).toBeVisible();
    }
    await expect(main.getByText(/15 jaar/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Start invordering' })).toHaveAttribute('href', routes.start);
    await expect(main.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', routes.contact);
  });

  test('services shows four cards and the five steps', async ({ page }) => {
    await page.goto(routes.services);
    const main = page.getByRole('main');

    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Onze Diensten');
    await expect(main.getByRole('article')).toHaveCount(4);
    const steps = main.getByRole('region', { name: 'In vijf stappen van factuur naar betaling' });
    await expect(steps.locator('ol > li')).toHaveCount(5);
    await expect(main.getByText(/24 uur/).first()).toBeVisible();
    await expect(main.getByText(/7 dagen/).first()).toBeVisible();
    await expect(main.locator(`a[href="${routes.start}"]`).first()).toBeVisible();
  });

  test('faq shows every question of its structured data', async ({ page }) => {
    await page.goto(routes.faq);
    const main = page.getByRole('main');

    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    const { mainEntity } = v.parse(faqPageSchema, JSON.parse(data ?? ''));
    await expect(main.locator('details[name]')).toHaveCount(mainEntity.length);
    await expect(main.locator(`a[href="${routes.contact}"]:not(details a)`)).toBeVisible();
    await expect(main.locator(`a[href="${routes.start}"]:not(details a)`)).toBeVisible();
  });

  test('on paper every answer is open and nothing lies over it', async ({ page }) => {
    await page.goto(routes.faq);
    const main = page.getByRole('main');
    await expect(main.getByText('Het voorschot voor de gerechtsdeurwaarder')).toBeHidden();

    await page.emulateMedia({ media: 'print' });

    await expect(main.getByText('Het voorschot voor de gerechtsdeurwaarder')).toBeVisible();
    await expect(main.getByRole('table')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeHidden();
    await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  });

  test('on paper each kind of case has its rule and its example of costs', async ({ page }) => {
    await page.goto(routes.services);
    const examples = page.getByRole('main').getByText(/^Voorbeeld: factuur 0097/);
    await expect(examples.filter({ visible: true })).toHaveCount(1);

    await page.emulateMedia({ media: 'print' });

    await expect(examples.filter({ visible: true })).toHaveCount(4);
    for (const row of await page.getByRole('main').locator('li, dl > div').all())
      await expect(row).toHaveCSS('break-inside', 'avoid');
  });

  test('contact gives every detail and the form', async ({ page }) => {
    await page.goto(routes.contact);
    const main = page.getByRole('main');

    await expect(main).toContainText(firmProfile.address.street);
    await expect(main).toContainText('8500 Kortrijk');
    await expect(main).toContainText(firmProfile.openingHours.display);
    await expect(main).toContainText(firmProfile.escrowAccount);
    await expect(
      main.locator(`a[href="tel:${firmProfile.phone.e164}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(main.locator(`a[href="mailto:${firmProfile.email}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href="${firmProfile.linkedIn}"]`)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Dossier starten?' })).toHaveAttribute('href', routes.start);
    for (const name of contactFieldNames) {
      await expect(main.locator(`[name="${name}"]`)).toBeVisible();
    }
    await expect(main.locator('textarea[name="message"]')).toHaveAttribute('rows', '5');
    const notice = await main.locator('noscript p').boundingBox();
    const name = await main.locator('[name="name"]').boundingBox();
    expect(notice?.y).toBeLessThan(Number(name?.y));
  });

  test('start shows the first step, a way back and a number to call', async ({ page }) => {
    await page.goto(routes.start);
    const main = page.getByRole('main');

    await expect(main.locator(`a[href="${routes.home}"]`)).toBeVisible();
    await expect(main.locator(`a[href="tel:${firmProfile.phone.e164}"]`).first()).toBeVisible();
    for (const name of ['company_name', 'vat_number', 'address']) {
      await expect(main.locator(`[name="${name}"]`)).toBeVisible();
    }
    await expect(main.getByRole('button', { name: 'Volgende' })).toBeHidden();
  });

  test.describe('an unknown address', () => {
    test.use({ expectedConsole: [/status of 404/] });

    test('answers 404 with a way home', async ({ page }) => {
      const response = await page.goto('/bestaat-niet');

      expect(response?.status()).toBe(404);
      await expect(page.getByText('Oops! Page not found')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('home takes at most nine screens', async ({ page }) => {
    await page.goto(routes.home);
    await awaitHydration(page);

    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 844);
  });

  for (const route of [routes.contact, routes.faq]) {
    test(`the first screen of ${route} has the phone number`, async ({ page }) => {
      await page.goto(route);

      const number = page.getByRole('main').getByRole('link', { name: firmProfile.phone.display });
      await expect(number.first()).toBeInViewport({ ratio: 1 });
    });
  }
});

for (const width of [390, 768, 1440]) {
  test(`at ${String(width)} px the portraits of the team are small`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.about);

    const portraits = page.getByRole('article').locator('> img, > svg');
    await expect(portraits).toHaveCount(6);
    for (const portrait of await portraits.all())
      expect((await portrait.boundingBox())?.width).toBeLessThanOrEqual(112);
  });
}

test('the way back from the intake has its words from a tablet on', async ({ page }) => {
  await page.goto(routes.start);
  const widthOfWords = async () => (await page.getByText(homeLink.name).boundingBox())?.width ?? 0;

  await page.setViewportSize({ width: 768, height: 900 });
  expect(await widthOfWords()).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await widthOfWords()).toBe(1);
});

test('the titles of pages with the same opening begin at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tops: unknown[] = [];
  for (const route of [routes.services, routes.faq, routes.contact]) {
    await page.goto(route);
    tops.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.y);
  }

  expect(new Set(tops).size).toBe(1);
});

test('two sections on the same background have one space between them', async ({ page }) => {
  for (const route of [routes.home, routes.services]) {
    await page.goto(route);
    const paddings = await page.locator('main section + section').evaluateAll((sections) =>
      sections.map((section) => {
        const groundOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
        const isSame = groundOf(section) === groundOf(section.previousElementSibling);
        return { isSame, hasSpace: getComputedStyle(section).paddingBlockStart !== '0px' };
      }),
    );

    expect(paddings.map(({ hasSpace }) => hasSpace)).toEqual(paddings.map(({ isSame }) => !isSame));
    expect(paddings.some(({ isSame }) => isSame)).toBe(true);
  }
});

test('links outside of running text are at least 24 px high for a mouse', async ({ page }) => {
  for (const route of Object.values(routes)) {
    await page.goto(route);
    const heights = await page
      .getByRole('main')
      .locator('a:not(p a, details a)')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getBoundingClientRect().height] as const));

    expect(heights.filter(([, height]) => height < 24)).toEqual([]);
  }
});

test('on a very large screen the page takes more than half of the width', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.goto(routes.home);

  const form = await page.getByRole('form', { name: 'Start uw invordering' }).boundingBox();
  expect(form?.width).toBeGreaterThan(2560 / 2);
});

test('the topic in view is marked in the list of topics', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.faq);
  await awaitHydration(page);
  const marked = () =>
    page
      .getByRole('navigation', { name: 'Thema’s' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.filter((link) => getComputedStyle(link).backgroundImage !== 'none').map((link) => link.textContent),
      );

  await page.getByRole('heading', { name: 'Betaling', exact: true }).evaluate((title) => title.scrollIntoView());

  await expect.poll(marked).toEqual(['Betaling']);
});

test('text and headings use the site’s own fonts', async ({ page }) => {
  await page.goto(routes.home);

  await expect.poll(() => page.evaluate(loadedFonts)).toEqual(expect.arrayContaining(ownFonts));
});
