import type { Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { PartnerPage } from './src/embed/PartnerPage';
import { IntakePage } from './src/IntakePage';
import { ScreenReader } from './src/ScreenReader';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { walkWizard } from './src/walkWizard';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/Failed to load resource/] });
test.describe.configure({ timeout: 2 * patientTimeoutMs });

for (const [name, path] of Object.entries({ ...routes, 'not-found': '/bestaat-niet' })) {
  test(`${path} is heard as it was read and found good`, async ({ page }) => {
    await page.goto(path);
    await awaitHydration(page, path === routes.start ? 'main form' : 'header');
    if (path === routes.start) await awaitLateParts(page);

    const heard = await new ScreenReader(page).readAll();

    expect(faultsOf(heard)).toEqual([]);
    expect(asText(heard)).toMatchSnapshot(`${name}.txt`);
  });
}

test('every state of the wizard is heard as it was read and found good, each message once', async ({ page }) => {
  const reader = new ScreenReader(page);
  const heard: string[] = [];

  await walkWizard(page, async (state) => {
    if (state === 'step 1') await awaitLateParts(page);
    const announced = await reader.announced();
    const words = announced.map((phrase) => phrase.replace(/^\w+: /, ''));
    expect(words, state).toEqual([...new Set(words)]);
    const read = await reader.readAll('main');
    expect(faultsOf(read), state).toEqual([]);
    heard.push(`== ${state}`, ...announced, '--', ...read, '');
    await reader.listen();
  });

  expect(asText(heard)).toMatchSnapshot('wizard.txt');
});

test("the embed's frame is heard as it was read and found good", async ({ page }) => {
  const reader = new ScreenReader(page);
  const heard: string[] = [];
  const hear = async (state: string) => {
    const read = await reader.readAll('main');
    expect(faultsOf(read), state).toEqual([]);
    heard.push(`== ${state}`, ...read, '');
  };
  // By itself, as the partner's link opens it: in a page of another origin the reader does not get on.
  await new PartnerPage(page).open('link');
  await page.getByRole('link', { name: 'Dien uw dossier in' }).click();
  await awaitHydration(page, 'main form');
  const intake = new IntakePage(page);
  await awaitLateParts(page);
  await hear('step 1');

  await intake.next.click();
  await expect(intake.field('Bedrijfsnaam')).toBeFocused();
  await hear('step 1, fields missing');

  await intake.fillToContact('Gehoord BV (voorbeeld)');
  await hear('step 2');

  await intake.fillFromContact();
  await hear('step 3');

  await intake.terms.check();
  await intake.submit.click();
  await expect(page.getByRole('link', { name: 'Documenten of een bericht toevoegen' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-code van uw link' })).toBeVisible();
  await hear('received');

  expect(asText(heard).replace(/\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, 'REFERENCE')).toMatchSnapshot('embed.txt');
});

/** The invitation to give an e-invoice is fetched after the wizard hydrates. */
async function awaitLateParts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'E-factuur kiezen' }).waitFor();
}

/** Controls without a name, and words of another language than the part that they stand in says. */
function faultsOf(heard: readonly string[]): string[] {
  return heard.filter((phrase) => isNameless(phrase) || isForeign(phrase));
}

const controls = [
  'button',
  'link',
  'textbox',
  'checkbox',
  'combobox',
  'image',
  'progressbar',
  'region',
  'navigation',
  'form',
];
const states = /^(not invalid|invalid|required|disabled|expanded|not expanded|checked|not checked)$/;

function isNameless(phrase: string): boolean {
  const [role = '', name] = phrase.replace(/^\[[^\]]+\] /, '').split(', ');
  return controls.includes(role) && (name === undefined || name.trim() === '' || states.test(name));
}

/** English words that no Dutch text has; the reader's own are of roles and states. English parts begin with `[en]`. */
function isForeign(phrase: string): boolean {
  if (phrase.startsWith('[en] ')) return false;
  const words = phrase.replace(/, current (page|step)\b/, '');
  return words.startsWith('[') || /\b(the|your|you|and|this|page|please|with)\b/i.test(words);
}

function asText(heard: readonly string[]): string {
  return `${heard.join('\n').replaceAll(String(new Date().getFullYear()), 'YEAR')}\n`;
}
