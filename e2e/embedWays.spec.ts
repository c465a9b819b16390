import type { Frame, Page } from '@playwright/test';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { firmProfile } from '@incasso/contract/firmProfile';
import { awaitHydration } from './src/awaitHydration';
import { openShadows } from './src/embed/openShadows';
import { PartnerPage } from './src/embed/PartnerPage';
import { findPasses, findViolations } from './src/findViolations';
import { IntakePage } from './src/IntakePage';
import { loadedFonts, ownFonts } from './src/loadedFonts';
import { attachmentsOf } from './src/Mailbox';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

type Intake = IntakePage<Page | Frame>;

const ways: Record<string, (page: Page) => Promise<Intake>> = {
  script: (page) => new PartnerPage(page).openIntake('script'),
  iframe: (page) => new PartnerPage(page).openIntake('iframe'),
  link: async (page) => {
    await new PartnerPage(page).open('link');
    await page.getByRole('link', { name: 'Dien uw dossier in' }).click();
    await awaitHydration(page, 'main form');
    return new IntakePage(page);
  },
  'React application': (page) => new PartnerPage(page).openIntake('react'),
};

for (const [name, open] of Object.entries(ways)) {
  test(`a case sent by the partner's ${name} arrives with its document and names the partner; no step has an accessibility violation`, async ({
    page,
    mailbox,
  }) => {
    // Axe does not look into closed shadow trees.
    await openShadows(page);
    const company = sampleCompany(`Via ${name}`, test.info());
    const intake = await open(page);
    expect((await findPasses(page, 'label')).join(), 'what axe reaches').toContain('company_name');
    await intake.field('Bedrijfsnaam').fill('');
    await intake.next.click();
    await expect(intake.field('Bedrijfsnaam')).toHaveAccessibleDescription(/Vul dit veld in\./);
    expect(await findViolations(page), 'step 1 with a field missing').toEqual([]);

    await intake.fillToContact(company);
    expect(await findViolations(page), 'step 2').toEqual([]);

    await intake.fillFromContact();
    await intake.addDocuments([pdfFile('factuur.pdf'), { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
    await expect(intake.page.getByText('In orde')).toBeVisible();
    await intake.terms.check();
    expect(await findViolations(page), 'step 3 with documents').toEqual([]);

    await intake.submitSuccessfully();
    expect(await findViolations(page), 'the confirmation').toEqual([]);

    if (name === 'React application')
      await expect(page.getByText(/submitted \w{4}-\w{4} for KLANT-0042/)).toBeVisible();
    await expect
      .poll(async () => (await mailbox.about(company)).flatMap((mail) => attachmentsOf(mail).documents))
      .toHaveLength(1);
    const [mail] = (await mailbox.about(company)).filter(({ attachments }) => attachments.length > 0);
    expect(mail?.text).toContain('Boekhoudkantoor Voorbeeld');
  });
}

test('the script’s page gets the events ready, height, step and submitted; its reference reaches mail and case file; the iframe fits its content', async ({
  page,
  mailbox,
  store,
}) => {
  const company = sampleCompany('Ingesloten Kader', test.info());
  const own = 'KLANT-17 <b>http://kwaad.example</b>';
  const partner = new PartnerPage(page);
  await partner.open('script', {
    change: (html) => html.replace('<incasso-intake>', `<incasso-intake reference=" ${own}\u0007 ">`),
  });
  const intake = await partner.intake();
  const heard = (event: string) => page.getByRole('listitem').filter({ hasText: `intake:${event} ` });
  const hidden = () =>
    intake.page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await expect(heard('ready')).toHaveText('intake:ready {}');
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  await expect(async () => {
    const { height } = await partner.box(intake.page);
    await expect(heard('resize').last()).toHaveText(`intake:resize {"height":${String(height)}}`, { timeout: 1 });
  }).toPass();
  await expect.poll(() => intake.page.evaluate(loadedFonts)).toEqual(expect.arrayContaining(ownFonts));

  await intake.fillToDocuments(company);
  await expect(heard('step').last()).toHaveText('intake:step {"step":3}');
  await expect.poll(hidden).toBeLessThanOrEqual(0);

  await intake.terms.check();
  await intake.submitSuccessfully();
  const reference = await intake.page.getByRole('definition').first().innerText();
  await expect(heard('submitted')).toHaveText(
    `intake:submitted ${JSON.stringify({ reference, partnerReference: own })}`,
  );
  expect(await heard('resize').count(), 'the frame comes to rest').toBeLessThan(30);

  await expect.poll(() => mailbox.about(company)).toHaveLength(1);
  const [mail] = await mailbox.about(company);
  expect(mail?.subject).toContain(`, ref. partner: ${own}`);
  expect(mail?.text).toContain(`Referentie van de partner: ${own}`);
  expect(mail?.html).not.toMatch(/<b>|href="http:\/\/kwaad/);
  const files = (await store.keys('cases/')).map(async (key) => (await store.read(key)).toString());
  const file = (await Promise.all(files)).find((json) => json.includes(reference));
  expect(JSON.parse(file ?? '')).toMatchObject({ reference, partnerReference: own });

  await intake.page.getByRole('button', { name: 'Nog een dossier indienen' }).click();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('');
});

test('large documents are uploaded directly to the bucket, also from a partner’s React application', async ({
  page,
}) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') uploads.push(new URL(request.url()).pathname);
  });
  const intake = await new PartnerPage(page).openIntake('react');
  await intake.fillToSubmit(sampleCompany('Grote Stukken', test.info()), [pdfFile('groot.pdf', { size: 6_000_000 })]);
  await intake.submitSuccessfully();
  expect(uploads).toHaveLength(1);
});

test('a partner’s application with another React version gets an error that names the version needed', async ({
  page,
}) => {
  const partner = new PartnerPage(page);
  await partner.open('link');

  const failure = await page.evaluate(
    async (address) => {
      await new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = address;
        script.addEventListener('load', resolve);
        document.head.append(script);
      });
      const container: unknown = Reflect.get(globalThis, 'intake');
      const call = (name: string, ...args: unknown[]): unknown => {
        const member: unknown = Reflect.get(Object(container), name);
        if (typeof member !== 'function') throw new Error(`The container has no ${name}.`);
        const answer: unknown = Reflect.apply(member, container, args);
        return answer;
      };
      const old = {
        '18.3.1': {
          version: '18.3.1',
          from: 'portaal',
          scope: ['default'],
          useIn: [],
          deps: [],
          loaded: 1,
          get: () => Promise.resolve(() => ({})),
          shareConfig: { singleton: true, requiredVersion: '^18.3.1' },
        },
      };
      await call('init', { react: old, 'react-dom': old });
      const factory: unknown = await call('get', './Intake');
      try {
        if (typeof factory === 'function') Reflect.apply(factory, undefined, []);
        return 'nothing failed';
      } catch (error) {
        return String(error);
      }
    },
    `${test.info().project.use.baseURL ?? ''}${embedPaths.federatedEntry}`,
  );

  expect(failure).toContain(
    'Version 18.3.1 from portaal of shared singleton module react does not satisfy the requirement of intake which needs ^19.2.0',
  );
});

test('the npm package adds the script of its version once, with its integrity hash', async ({ page }) => {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await page.route(`${firmProfile.siteUrl}/**`, async (route, request) => {
    const response = await route.fetch({ url: origin + new URL(request.url()).pathname });
    await route.fulfill({ response });
  });
  await new PartnerPage(page).open('link');

  const script = await page.evaluate(async (address) => {
    const loaded: unknown = await import(address);
    const loadIntake: unknown = Reflect.get(Object(loaded), 'loadIntake');
    if (typeof loadIntake !== 'function') throw new Error('The package has no loadIntake.');
    for (let times = 0; times < 2; times += 1)
      await Reflect.apply(loadIntake, undefined, [{ key: 'pk_local_partner' }]);
    const scripts = Array.from(document.querySelectorAll<HTMLScriptElement>('script[integrity]'));
    return scripts.map(({ src, dataset }) => ({ path: new URL(src).pathname, key: dataset['key'] }));
  }, `${origin}${embedPaths.partnerPackage}index.js`);

  expect(script).toEqual([
    { path: expect.stringMatching(/^\/intake\/v1\.[0-9a-f]{16}\.js$/), key: 'pk_local_partner' },
  ]);
});
