import type { Frame, Page } from '@playwright/test';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { PartnerPage } from './src/embed/PartnerPage';
import type { IntakePage } from './src/IntakePage';
import { sharedAddresses } from './src/localCloudAddresses';
import { expect, test } from './src/test';

/** Sets attributes on the first intake of a page; `null` removes one. */
async function write(page: Page, attributes: Readonly<Record<string, string | null>>): Promise<void> {
  await page.locator('incasso-intake').evaluate((element, written) => {
    for (const [name, value] of Object.entries(written)) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  }, attributes);
}

async function openWith(page: Page, attributes: Readonly<Record<string, string>>): Promise<PartnerPage> {
  const partner = new PartnerPage(page);
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  await partner.open('script', {
    change: (html) => html.replace('<incasso-intake>', `<incasso-intake${written.join('')}>`),
  });
  return partner;
}

function lookOf({ next }: IntakePage<Page | Frame>) {
  return next.evaluate((button) => {
    const { backgroundColor, borderTopLeftRadius: radius, fontFamily, minHeight } = getComputedStyle(button);
    return { backgroundColor, radius, font: fontFamily.split(',')[0], minHeight };
  });
}

test('attributes in either spelling set the style and change it later', async ({ page }) => {
  const partner = await openWith(page, { accent: '#0a7a5f', 'data-radius': '16', font: 'serif', density: 'compact' });
  const intake = await partner.intake();
  const look = { backgroundColor: 'rgb(10, 122, 95)', radius: '16px', font: 'Charter', minHeight: '40px' };
  await expect.poll(() => lookOf(intake)).toEqual(look);

  await write(page, { accent: '#7a0a5f', 'data-radius': '0', font: 'site', density: null });

  const changed = { backgroundColor: 'rgb(122, 10, 95)', radius: '0px', minHeight: '48px' };
  await expect.poll(() => lookOf(intake)).toEqual({ ...changed, font: expect.stringContaining('Public Sans') });
});

test('attributes and method prefill fields but never overwrite the visitor’s input; a reset prefills again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const partner = await openWith(page, {
    'prefill-company-name': 'Voorbeeldbakkerij BV',
    'prefill-vat-number': '0123.456.749',
    'data-prefill-address': 'Voorbeeldstraat 1, 8500 Kortrijk',
    'prefill-contact-person': 'An Voorbeeld',
    'prefill-email': 'bakkerij@klant.example',
  });
  const intake = await partner.intake();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Voorbeeldbakkerij BV');
  await expect(intake.field('KBO nummer')).toHaveValue('0123.456.749');
  await expect(intake.field('Adres')).toHaveValue('Voorbeeldstraat 1, 8500 Kortrijk');

  await intake.field('Bedrijfsnaam').fill('Eigen Woorden BV (voorbeeld)');
  await call(page, 'prefill', { company_name: 'Voorbeeldbakkerij BV', phone: '+32 56 00 00 01' });
  await intake.next.click();
  await expect(intake.field('Telefoon')).toHaveValue('+32 56 00 00 01');
  await expect(intake.field('Contactpersoon')).toHaveValue('An Voorbeeld');
  await expect(intake.field('E-mail')).toHaveValue('bakkerij@klant.example');
  await intake.previous.click();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Eigen Woorden BV (voorbeeld)');

  await call(page, 'reset');
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('Voorbeeldbakkerij BV');
  await intake.next.click();
  await expect(intake.field('Telefoon')).toHaveValue('');
  expect(asked.join('\n')).not.toMatch(/bakkerij|Voorbeeldstraat/i);
});

test('a valid height takes effect when set, changed or removed, and overflow scrolls', async ({ page }) => {
  const partner = await openWith(page, { height: '50%' });
  const { page: frame } = await partner.intake();
  const height = async () => (await partner.box(frame)).height;
  await expect
    .poll(() => frame.evaluate(() => innerHeight - document.documentElement.scrollHeight))
    .toBeGreaterThanOrEqual(0);
  const own = await height();
  expect(own).toBeGreaterThan(400);

  for (const [written, shown] of [
    ['360px', 360],
    [null, own],
    ['420', 420],
  ] as const) {
    await write(page, { height: written });
    await expect.poll(height, `height ${String(written)}`).toBe(shown);
  }
  await expect
    .poll(() => frame.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .not.toBe('hidden');
});

test.describe('another key', () => {
  test.use({ expectedConsole: [/401|incasso-intake: key_unknown/] });

  test('on the element reopens the intake with it; a revoked one is refused with a message and a link to the site', async ({
    page,
  }) => {
    const partner = await openWith(page, {});
    await partner.intake();

    await write(page, { 'data-key': 'pk_local_revoked' });

    await expect
      .poll(() => partner.frames().map((frame) => new URL(frame.url()).searchParams.get('key')))
      .toEqual(['pk_local_revoked']);
    const frame = await partner.frame();
    await expect(frame.getByRole('alert').getByText('Dit formulier is niet langer geldig.')).toBeVisible();
    const link = frame.getByRole('link', { name: 'Aanvraag indienen op onze website' });
    await expect(link).toHaveJSProperty('href', `${sharedAddresses.site}/start`);
    await expect(frame.getByRole('form')).toHaveCount(0);
    await expect(page.getByText(/error .*key_unknown/)).toBeVisible();
  });
});

async function call(page: Page, method: string, ...given: readonly unknown[]): Promise<void> {
  await page.locator('incasso-intake').evaluate(
    (element, { name, values }) => {
      const called: unknown = Reflect.get(element, name);
      if (typeof called === 'function') Reflect.apply(called, element, values);
    },
    { name: method, values: given },
  );
}

for (const [density, columnPx] of [
  ['comfortable', 700],
  ['comfortable', 1400],
  ['compact', 700],
] as const) {
  test(`the height reserved for a ${density} intake of ${String(columnPx)} px is about its own`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    let show: (() => void) | undefined;
    const isShown = new Promise<void>((resolve) => (show = resolve));
    await page.route(`**${embedPaths.frame}?**`, async (route) => {
      await isShown;
      await route.continue();
    });
    const partner = await openWith(page, { density });
    await page.addStyleTag({ content: `body { max-width: ${String(columnPx)}px; padding: 0; }` });
    const height = () => page.locator('incasso-intake').evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(height).toBeGreaterThan(400);
    const reserved = await height();

    show?.();
    const intake = await partner.intake();

    await expect.poll(async () => Math.abs((await partner.box(intake.page)).height - reserved)).toBeLessThan(25);
  });
}
