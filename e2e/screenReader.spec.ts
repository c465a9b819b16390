import type { Page } from '@playwright/test';
import { frameAddress } from '@incasso/contract/embed/frameAddress';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { ScreenReader } from './src/ScreenReader';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';
import { walkWizard } from './src/walkWizard';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: [/Failed to load resource/] });
test.describe.configure({ timeout: 2 * patientTimeoutMs });

const frame = frameAddress('', { key: 'pk_local_partner', place: '1', reference: '', theme: {} });

for (const path of [...Object.values(routes), '/bestaat-niet', frame]) {
  test(`on ${path} every control has a name, and no word is in another language than its lang`, async ({ page }) => {
    await page.goto(path);
    const hasForm = path === routes.start || path === frame;
    await awaitHydration(page, hasForm ? 'main form' : 'header');
    if (hasForm) await awaitLateParts(page);

    const heard = await new ScreenReader(page).readAll();

    expect(faultsOf(heard)).toEqual([]);
    if (path === routes.start) expect(asText(heard)).toMatchSnapshot('start.txt');
  });
}

test('the screen reader reads each state of the wizard as transcribed, and announces each message once', async ({
  page,
}) => {
  const reader = new ScreenReader(page);
  const states: { readonly name: string; readonly heard: readonly string[] }[] = [];
  const transcript: string[] = [];

  await walkWizard(page, async (name) => {
    if (name === 'step 1') await awaitLateParts(page);
    const announced = await reader.announced();
    const words = announced.map((phrase) => phrase.replace(/^\w+: /, ''));
    expect(words, name).toEqual([...new Set(words)]);
    const heard = await reader.readAll('main');
    expect(faultsOf(heard), name).toEqual([]);
    const alike = mostAlike(states, heard);
    transcript.push(`== ${name}, unlike ${alike?.name ?? 'nothing'}`, ...announced);
    transcript.push(...difference(alike?.heard ?? [], heard), '');
    states.push({ name, heard });
    await reader.listen();
  });

  expect(asText(transcript)).toMatchSnapshot('wizard.txt');
});

/** The earlier state with the fewest differences: the transcript holds a diff to it. */
function mostAlike<State extends { readonly heard: readonly string[] }>(
  states: readonly State[],
  heard: readonly string[],
): State | undefined {
  const unlike = (state: State) => difference(state.heard, heard).length;
  return states.toSorted((one, other) => unlike(one) - unlike(other))[0];
}

/** Removed lines (-) and added lines (+). */
function difference(before: readonly string[], after: readonly string[]): string[] {
  return [
    ...before.filter((phrase) => !after.includes(phrase)).map((phrase) => `- ${phrase}`),
    ...after.filter((phrase) => !before.includes(phrase)).map((phrase) => `+ ${phrase}`),
  ];
}

/** Waits for the e-invoice invitation, which loads after hydration. */
async function awaitLateParts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Factuur kiezen' }).waitFor();
}

/** Controls without a name, and words in another language than their `lang`. */
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

/**
 * English words that occur in no Dutch text; the reader's own name roles and states. English parts begin with `[en]`.
 */
function isForeign(phrase: string): boolean {
  if (phrase.startsWith('[en] ')) return false;
  const words = phrase.replace(/, current (page|step)\b/, '');
  return words.startsWith('[') || /\b(the|your|you|and|this|page|please|with)\b/i.test(words);
}

function asText(heard: readonly string[]): string {
  return `${heard.join('\n').replaceAll(String(new Date().getFullYear()), 'YEAR')}\n`;
}
