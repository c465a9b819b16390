import { embedPaths } from '@incasso/contract/embed/embedNames';
import { PartnerPage } from './src/embed/PartnerPage';
import { sharedAddresses } from './src/localCloudAddresses';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });
test.use({ viewport: { width: 320, height: 800 } });

const { site } = sharedAddresses;
const loader = `${site}${embedPaths.loader}`;
const scriptLine = /<script async.*?<\/script>/su;
const element = /<incasso-intake>.*?<\/incasso-intake>/su;

/** Partner pages as website builders' plug-ins rewrite them. */
const optimised: Record<string, (html: string, script: string) => string> = {
  'wraps our lines in paragraphs': (html) =>
    html.replace(element, (lines) => `<p>${lines.replaceAll('\n', '<br />\n')}</p>\n<p></p>`),
  'moves the script to the end of the body, deferred, with a version': (html) =>
    html
      .replace(scriptLine, '')
      .replace('</body>', `<script defer data-key="pk_local_partner" src="${loader}?ver=6.8.1"></script></body>`),
  'combines all scripts in one file': (html) =>
    html.replace(scriptLine, '').replace('</head>', '<script defer src="/combined.js"></script></head>'),
  'inlines the script': (html, script) =>
    html.replace(scriptLine, '').replace('</body>', () => `<script>${script}</script></body>`),
  'drops our attributes from the script': (html) => html.replace(/<script async (src="[^"]*")[^>]*>/u, '<script $1>'),
  'delays scripts until the first interaction': (html) =>
    html
      .replace('<script async src=', '<script type="rocketlazyloadscript" data-rocket-src=')
      .replace('</body>', `<script>${runDelayedScripts}</script></body>`),
};

/** Runs delayed scripts at the first pointer event, as WP Rocket does. */
const runDelayedScripts = `addEventListener('pointerdown', () => {
  for (const delayed of document.querySelectorAll('[data-rocket-src]')) {
    const script = document.createElement('script');
    for (const { name, value } of delayed.attributes) if (name !== 'type') script.setAttribute(name, value);
    script.src = delayed.dataset.rocketSrc;
    delayed.replaceWith(script);
  }
}, { once: true });`;

for (const [what, optimise] of Object.entries(optimised)) {
  test(`the intake works on a narrow screen where a page ${what}`, async ({ page }) => {
    const script = await (await fetch(loader)).text();
    await page.route('**/combined.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `var first = 1;\n${script}\nvar last = 1;` }),
    );
    const partner = new PartnerPage(page);
    await partner.open('script', { change: (html) => optimise(html, script) });
    await page.getByRole('heading', { level: 1 }).click();

    const intake = await partner.intake();

    await expect(page.getByText('intake:ready {}')).toBeVisible();
    expect(await intake.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await intake.fillToContact('Geoptimaliseerd BV (voorbeeld)');
    await expect(page.getByText('intake:step {"step":2}')).toBeVisible();
  });
}

test('an iframe that a consent plug-in empties and restores keeps its height and its draft', async ({ page }) => {
  const partner = new PartnerPage(page);
  const intake = await partner.openIntake('iframe');
  await intake.fillToContact('Toestemming BV (voorbeeld)');
  const element = page.locator('iframe');
  const address = (await element.getAttribute('src')) ?? '';
  const height = (await element.boundingBox())?.height;

  await element.evaluate((frame) => frame.setAttribute('src', 'about:blank'));
  await expect.poll(() => partner.frames()).toEqual([]);
  await element.evaluate((frame, src) => frame.setAttribute('src', src), address);

  await expect((await partner.intake()).step('Contact')).toBeVisible();
  expect((await element.boundingBox())?.height).toBe(height);
});

for (const mode of ['open', 'closed'] as const) {
  test(`in a component's ${mode} shadow tree the intake takes commands and fires its events`, async ({ page }) => {
    const partner = new PartnerPage(page);
    await partner.open('script', { change: (html) => html.replace(element, '<div id="component"></div>') });
    await page.locator('#component').evaluate((host, given) => {
      host.attachShadow({ mode: given }).innerHTML = '<incasso-intake></incasso-intake>';
      const queue: unknown = Reflect.get(window, 'incassoIntake') ?? [];
      Reflect.set(window, 'incassoIntake', queue);
      const push: unknown = Reflect.get(Object(queue), 'push');
      const command = ['prefill', { company_name: 'Schaduw BV (voorbeeld)' }];
      if (typeof push === 'function') Reflect.apply(push, queue, [command]);
    }, mode);

    const intake = await partner.intake();

    await expect(intake.field('Bedrijfsnaam')).toHaveValue('Schaduw BV (voorbeeld)');
    await expect(page.getByText('intake:ready {}')).toBeVisible();
  });
}
