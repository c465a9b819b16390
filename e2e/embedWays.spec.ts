import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { build } from 'esbuild';
import { openShadows } from './src/embed/openShadows';
import { PartnerPage } from './src/embed/PartnerPage';
import { guideBlocks } from './src/embed/partnersGuide';
import { findPasses, findViolations } from './src/findViolations';
import { loadedFonts, ownFonts } from './src/loadedFonts';
import { attachmentsOf } from './src/Mailbox';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

const run = promisify(execFile);
const widgetFolder = fileURLToPath(new URL('../intake-widget', import.meta.url));

test.describe.configure({ timeout: patientTimeoutMs });

test('a case from the script arrives with partner and reference, without accessibility violations', async ({
  page,
  mailbox,
  store,
}) => {
  // Axe does not look into closed shadow trees.
  await openShadows(page);
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

  expect((await findPasses(page, 'label')).join(), 'what axe reaches').toContain('company_name');
  await intake.next.click();
  await expect(intake.field('Bedrijfsnaam')).toHaveAccessibleDescription(/Vul dit veld in\./);
  expect(await findViolations(page), 'step 1 with a field missing').toEqual([]);
  await intake.fillToContact(company);
  expect(await findViolations(page), 'step 2').toEqual([]);
  await intake.fillFromContact();
  await expect(heard('step').last()).toHaveText('intake:step {"step":3}');
  await expect.poll(hidden).toBeLessThanOrEqual(0);

  await intake.addDocuments([pdfFile('factuur.pdf'), { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
  await expect(intake.inOrder(1)).toBeVisible();
  await intake.terms.check();
  expect(await findViolations(page), 'step 3 with documents').toEqual([]);
  await intake.submitSuccessfully();
  expect(await findViolations(page), 'the confirmation').toEqual([]);
  const reference = await intake.page.getByRole('definition').first().innerText();
  await expect(heard('submitted')).toHaveText(
    `intake:submitted ${JSON.stringify({ reference, partnerReference: own })}`,
  );
  expect(await heard('resize').count(), 'the frame comes to rest').toBeLessThan(30);

  await expect
    .poll(async () => (await mailbox.about(company)).flatMap((mail) => attachmentsOf(mail).documents))
    .toHaveLength(1);
  const [mail] = (await mailbox.about(company)).filter(({ attachments }) => attachments.length > 0);
  expect(mail?.text).toContain('Boekhoudkantoor Voorbeeld');
  expect(mail?.subject).toContain(`, ref. partner: ${own}`);
  expect(mail?.text).toContain(`Referentie van de partner: ${own}`);
  expect(mail?.html).not.toMatch(/<b>|href="http:\/\/kwaad/);
  const files = (await store.keys('cases/')).map(async (key) => (await store.read(key)).toString());
  const file = (await Promise.all(files)).find((json) => json.includes(reference));
  expect(JSON.parse(file ?? '')).toMatchObject({ reference, partnerReference: own });

  await intake.page.getByRole('button', { name: 'Nog een aanvraag indienen' }).click();
  await expect(intake.field('Bedrijfsnaam')).toHaveValue('');
});

test('the guide’s page in React 19 shows the intake, by one script of the package’s version', async ({ page }) => {
  const partner = new PartnerPage(page);
  await partner.open('link');

  await page.addScriptTag({ content: await reactPage(new URL(test.info().project.use.baseURL ?? '').origin) });

  await expect((await partner.intake()).field('Bedrijfsnaam')).toHaveValue('Voorbeeldbakkerij BV');
  const scripts = await page
    .locator(`script[src$="${embedPaths.loader}"]`)
    .evaluateAll((found) => found.map((script) => [script.getAttribute('src'), script.dataset['key']]));
  expect(scripts).toEqual([[expect.stringMatching(/^http:/), 'pk_local_partner']]);
});

test('the guide’s code compiles with the npm package, which npm installs from the site', async () => {
  const folder = await mkdtemp(join(widgetFolder, 'dist', 'guide-'));
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'Collection.tsx'), guideBlocks('tsx').join(''));
    const address = new URL(embedPaths.partnerPackage, test.info().project.use.baseURL).href;
    await run('npm', ['install', '--no-audit', '--no-fund', address], { cwd: folder });
    await run(
      'npx',
      ['tsc', '--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--jsx', 'react-jsx', 'Collection.tsx'],
      {
        cwd: folder,
      },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The guide's page in React, bundled with the package's files as a partner does, for the local site. */
async function reactPage(site: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `${guideBlocks('tsx').join('')}
        import { createRoot } from 'react-dom/client';
        createRoot(document.querySelector('main')!).render(<Collection />);`,
      loader: 'tsx',
      resolveDir: widgetFolder,
    },
    alias: { 'incasso-intake': join(widgetFolder, 'dist/package/index.js') },
    jsx: 'automatic',
    bundle: true,
    write: false,
  });
  return String(outputFiles[0]?.text).replaceAll('"pk_local_partner"', `"pk_local_partner", site: "${site}"`);
}
