import type { Frame, Page } from '@playwright/test';
import { PartnerPage } from './src/embed/PartnerPage';
import type { IntakePage } from './src/IntakePage';
import { expect, test } from './src/test';

/** Writes attributes on the first element of a page; `null` takes one away. */
async function write(page: Page, attributes: Readonly<Record<string, string | null>>): Promise<void> {
  await page.locator('incasso-intake').evaluate((element, written) => {
    for (const [name, value] of Object.entries(written)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }, attributes);
}

/**
 * Opens the page where the element is far, writes attributes before anything of the intake is fetched, and goes there.
 */
async function openWith(page: Page, attributes: Readonly<Record<string, string>>): Promise<PartnerPage> {
  const partner = new PartnerPage(page);
  await partner.open('far');
  await write(page, attributes);
  await page.locator('incasso-intake').scrollIntoViewIfNeeded();
  return partner;
}

/** How the button of the next step looks. */
function lookOf({ next }: IntakePage<Page | Frame>) {
  return next.evaluate((button) => {
    const { backgroundColor, borderTopLeftRadius: radius, fontFamily, minHeight } = getComputedStyle(button);
    return { backgroundColor, radius, font: fontFamily.split(',')[0], minHeight };
  });
}

test('the looks are taken from the attributes in either spelling, and follow them', async ({ page }) => {
  const partner = await openWith(page, { accent: '#0a7a5f', 'data-radius': '16', font: 'serif', density: 'compact' });
  const intake = await partner.intake();
  const look = { backgroundColor: 'rgb(10, 122, 95)', radius: '16px', font: 'Charter', minHeight: '40px' };
  await expect.poll(() => lookOf(intake)).toEqual(look);

  await write(page, { accent: '#7a0a5f', 'data-radius': '0', font: 'site', density: null });

  const changed = { backgroundColor: 'rgb(122, 10, 95)', radius: '0px', minHeight: '48px' };
  await expect.poll(() => lookOf(intake)).toEqual({ ...changed, font: expect.stringContaining('Public Sans') });
});

test('the React component takes the looks as properties', async ({ page }) => {
  const intake = await new PartnerPage(page).openIntake('react');

  expect(await lookOf(intake)).toMatchObject({ backgroundColor: 'rgb(47, 107, 79)', radius: '6px', font: 'system-ui' });
});

test('an attribute for each field that a page may fill in fills it', async ({ page }) => {
  const partner = await openWith(page, {
    'prefill-company-name': 'Voorbeeldbakkerij BV',
    'prefill-vat-number': '0123.456.749',
    'data-prefill-address': 'Voorbeeldstraat 1, 8500 Kortrijk',
    'prefill-contact-person': 'An Voorbeeld',
    'prefill-phone': '+32 56 00 00 01',
    'prefill-email': 'bakkerij@klant.example',
  });
  const intake = await partner.intake();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Voorbeeldbakkerij BV');
  await expect(intake.field('KBO nummer')).toHaveValue('0123.456.749');
  await expect(intake.field('Adres')).toHaveValue('Voorbeeldstraat 1, 8500 Kortrijk');

  await intake.next.click();

  await expect(intake.field('Contactpersoon')).toHaveValue('An Voorbeeld');
  await expect(intake.field('Telefoon')).toHaveValue('+32 56 00 00 01');
  await expect(intake.field('E-mail')).toHaveValue('bakkerij@klant.example');
});

test('a fixed height stays, and what does not fit scrolls within', async ({ page }) => {
  const partner = await openWith(page, { height: '420' });
  const intake = await partner.intake();
  await intake.next.click();
  await expect(intake.field('Bedrijfsnaam')).toBeFocused();

  expect((await partner.box(intake.page)).height).toBe(420);
  await expect
    .poll(() => intake.page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .not.toBe('hidden');
});

test('a height that is written, changed or taken away later takes effect at once, and one that is none counts for nothing', async ({
  page,
}) => {
  const partner = await openWith(page, { height: '50%' });
  const { page: frame } = await partner.intake();
  const height = async () => (await partner.box(frame)).height;
  await expect
    .poll(() => frame.evaluate(() => innerHeight - document.documentElement.scrollHeight))
    .toBeGreaterThanOrEqual(0);
  const own = await height();
  expect(own).toBeGreaterThan(400);

  for (const [written, shown] of [
    ['420', 420],
    ['360px', 360],
    ['0', own],
    ['500', 500],
    [null, own],
  ] as const) {
    await write(page, { height: written });
    await expect.poll(height, `height ${String(written)}`).toBe(shown);
  }
});

test('without one, the page is told the height that the element takes', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('script');
  const { page: frame } = await partner.intake();

  await expect(async () => {
    const told = await page.getByRole('listitem').filter({ hasText: 'intake:resize' }).last().innerText();
    const { height } = await partner.box(frame);
    expect(told).toBe(`intake:resize {"height":${String(height)}}`);
  }).toPass();
});

test.describe('another key', () => {
  test.use({ expectedConsole: [/401/] });

  test('on the element opens the intake anew under it', async ({ page }) => {
    const partner = await openWith(page, {});
    await partner.intake();

    await write(page, { 'data-key': 'pk_local_revoked' });

    await expect
      .poll(() => partner.frames().map((frame) => new URL(frame.url()).searchParams.get('key')))
      .toEqual(['pk_local_revoked']);
    await expect((await partner.frame()).getByText('Dit formulier is niet langer geldig.')).toBeVisible();
  });
});

test('a command reaches the elements that its selector names, and no other', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('two');
  await page
    .locator('incasso-intake')
    .nth(1)
    .evaluate((element) => element.setAttribute('id', 'managed'));
  const push = (command: readonly unknown[]) =>
    page.evaluate((pushed) => {
      const queue: unknown = Reflect.get(window, 'incassoIntake');
      const method: unknown = Reflect.get(Object(queue), 'push');
      if (typeof method === 'function') Reflect.apply(method, queue, [pushed]);
    }, command);
  for (const place of [0, 1]) await page.locator('incasso-intake').nth(place).scrollIntoViewIfNeeded();
  const [own, managed] = [await partner.intake(1), await partner.intake(2)];

  await push(['prefill', { company_name: 'Beheerde BV (voorbeeld)' }, '#managed']);
  await expect(managed.field('Bedrijfsnaam')).toHaveValue('Beheerde BV (voorbeeld)');
  await push(['prefill', { address: 'Voorbeeldstraat 2' }]);
  await expect(own.field('Adres')).toHaveValue('Voorbeeldstraat 2');
  await expect(own.field('Bedrijfsnaam')).toHaveValue('');

  await push(['reset', '#managed']);
  await expect(managed.field('Bedrijfsnaam')).toHaveValue('');
  await expect(own.field('Adres')).toHaveValue('Voorbeeldstraat 2');
});
