import { readFile } from 'node:fs/promises';
import { siteVariants, variantFile, type BotCheckProvider } from '@incasso/contract/siteConfig';
import { messages } from '@incasso/contract/messages';
import { legalDocuments, routes } from '@incasso/contract/routes';
import type { Page } from '@playwright/test';
import { awaitHydration } from './src/awaitHydration';
import { IntakePage } from './src/IntakePage';
import type { LocalCloud } from './src/LocalCloud';
import { sharedAddresses } from './src/localCloudAddresses';
import { expect, patientExpect, patientTimeoutMs, test } from './src/test';

const googleAddresses = /^https:\/\/(www\.google|recaptcha\.google|www\.gstatic)\.com\//;

/** The fake reCAPTCHA of a local cloud. */
class GoogleCaptcha {
  /** The action of each token that a page requested. */
  readonly actions: string[] = [];
  readonly fetched: string[] = [];

  constructor(private readonly address: string) {}

  /** Redirects a page's requests to Google to the fake. */
  async standInFor(page: Page): Promise<void> {
    await page.route(googleAddresses, async (route) => {
      const request = route.request();
      const { pathname, search } = new URL(request.url());
      this.fetched.push(pathname);
      const [, action] = /"action":"(\w+)"/.exec(request.postData() ?? '') ?? [];
      if (action !== undefined) this.actions.push(action);
      await route.fulfill({ response: await route.fetch({ url: this.address + pathname + search }) });
    });
  }
}

test.describe('with Google’s reCAPTCHA as bot check', () => {
  // Refusals only: a violation of the content security policy fails the test.
  test.use({ expectedConsole: [/status of (422|503)/] });

  test('each form sends a token of its own action, and nothing is fetched from Google before a form is used', async ({
    page,
    ownCloud,
  }) => {
    test.setTimeout(patientTimeoutMs);
    const google = await openContactPage(page, ownCloud);
    expect(google.fetched).toEqual([]);
    await fillContact(page, 'Captchabericht BV (voorbeeld)');
    await sendContact(page);
    await patientExpect(page.getByText(messages.contactSucceeded)).toBeVisible();
    expect(google.fetched.sort()).toEqual([
      '/recaptcha/api.js',
      '/recaptcha/api2/anchor',
      '/recaptcha/api2/reload',
      '/recaptcha/releases/local/recaptcha.js',
    ]);

    await page.goto(ownCloud.addresses.site + routes.start);
    await awaitHydration(page, 'main form');
    const intake = new IntakePage(page);
    await intake.fillToSubmit('Captchadossier BV (voorbeeld)');
    await intake.submitSuccessfully();

    expect(google.actions).toEqual(['contact_form', 'intake_form']);
    for (const company of ['Captchabericht BV', 'Captchadossier BV']) {
      await expect.poll(async () => (await ownCloud.mailbox.toStaff(company)).length).toBe(1);
    }
  });
});

test('a stage publishes the privacy policy of its own bot check only', async ({ ownCloud }) => {
  await ownCloud.start({ BOT_CHECK_PROVIDER: 'recaptcha' });
  const { site } = sharedAddresses;
  const published = async (origin: string, path: string = legalDocuments.privacyPolicy) => {
    const response = await fetch(origin + path);
    return response.ok ? Buffer.from(await response.arrayBuffer()) : response.status;
  };
  const built = (variant: BotCheckProvider) =>
    readFile(new URL(`../shell/dist/site${variantFile(variant, legalDocuments.privacyPolicy)}`, import.meta.url));

  expect(await published(ownCloud.addresses.site)).toEqual(await built('recaptcha'));
  expect(await published(site)).toEqual(await built('altcha'));
  for (const variant of siteVariants) {
    expect(await published(site, variantFile(variant, legalDocuments.privacyPolicy))).toBe(404);
  }
});

async function openContactPage(page: Page, cloud: LocalCloud): Promise<GoogleCaptcha> {
  await cloud.start({ BOT_CHECK_PROVIDER: 'recaptcha' });
  const google = new GoogleCaptcha(cloud.addresses.recaptcha);
  await google.standInFor(page);
  await page.goto(cloud.addresses.site + routes.contact);
  await awaitHydration(page);
  return google;
}

async function fillContact(page: Page, company: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Naam' }).fill('An Voorbeeld');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('an@bedrijf.example');
  await page.getByRole('textbox', { name: 'Bedrijf' }).fill(company);
  await page.getByRole('textbox', { name: 'Bericht' }).fill('Mijn klant betaalt niet.');
}

function sendContact(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Bericht verzenden' }).click();
}
