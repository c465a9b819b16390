import { createHash } from 'node:crypto';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { messages } from '@incasso/contract/messages';
import { IntakePage, type ChosenFile } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
import type { Store } from './src/Store';
import { givenUpExpect, patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });
test.use({ expectedConsole: [/Failed to load resource/] });

const megabyte = 1024 * 1024;
const sha256 = ({ buffer }: ChosenFile) => createHash('sha256').update(buffer).digest('hex');
const changedNote = 'Toch iets ontvangen.';

/** Drops every response to a submission after the server handled it, until `end` is called. */
async function loseAnswers(context: BrowserContext) {
  const ids = new Set<string>();
  let isLost = true;
  await context.route(`**${apiPaths.intake}`, async (route) => {
    ids.add(route.request().headers()['x-submission-id'] ?? '');
    if (!isLost) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return { ids, end: () => (isLost = false) };
}

/** The records of these submission ids, by key. */
async function recordsOf(store: Store, ids: ReadonlySet<string>): Promise<Record<string, string>> {
  const keys = (await Promise.all([...ids].map((id) => store.keys(`submissions/${id}`)))).flat();
  return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, String(await store.read(key))] as const)));
}

type Journey = {
  readonly page: Page;
  readonly intake: IntakePage<Page | Frame>;
  readonly files: readonly ChosenFile[];
};

/** Sends a case whose response is lost, reloads in between, changes a field and a document, and sends it again. */
async function sendChanged(
  { page, intake, files: [first, ...others] }: Journey,
  reopen: () => Promise<Journey['intake']>,
) {
  const lost = await loseAnswers(page.context());
  await intake.addDocuments([first, ...others].flatMap((file) => file ?? []));
  await expect(intake.page.getByText('In orde')).toHaveCount(1 + others.length);
  await intake.terms.check();
  await intake.submit.click();
  await givenUpExpect(intake.page.getByText(messages.intakeFailed).first()).toBeVisible();
  await page.reload();

  const again = await reopen();
  // After the reload the wizard retries by itself, and that response is lost too.
  await expect(again.page.getByText(/ook als u iets wijzigt: er ontstaat geen dubbele aanvraag/)).toBeVisible();
  await again.unfold();
  await again.field('Gedeeltelijke betalingen').fill(changedNote);
  await again.page.getByRole('button', { name: `${first?.name ?? ''} verwijderen` }).click();
  const added = pdfFile('aanmaning.pdf', { text: 'Aanmaning' });
  await again.addDocuments([added]);
  await expect(again.page.getByRole('listitem').filter({ hasText: added.name })).toContainText('In orde');
  lost.end();
  await again.submitSuccessfully();
  return { ids: lost.ids, added };
}

for (const [way, size] of [
  ['along with the call', 2000],
  ['uploaded before', 6 * megabyte],
] as const) {
  test(`a case changed after a lost response becomes one case with a changed version: documents ${way}`, async ({
    page,
    store,
    mailbox,
  }) => {
    const company = sampleCompany(`Gewijzigd ${String(size)} BV`, test.info());
    const files = [pdfFile('factuur.pdf'), pdfFile('bijlage.pdf', { size })];
    const intake = await IntakePage.opened(page);
    await intake.fillToDocuments(company);

    const { ids, added } = await sendChanged({ page, intake, files }, () => Promise.resolve(intake));

    const [id = ''] = ids;
    expect(ids.size).toBe(1);
    const records = await recordsOf(store, ids);
    expect(Object.keys(records).sort()).toEqual([`submissions/${id}.json`, `submissions/${id}/1.json`].sort());
    const [first, changed] = [`${id}.json`, `${id}/1.json`].map((name): unknown =>
      JSON.parse(records[`submissions/${name}`] ?? '{}'),
    );
    const hashes = (documents: readonly (ChosenFile | undefined)[]) =>
      documents.flatMap((file) => (file === undefined ? [] : [{ sha256: sha256(file) }]));
    expect(first).toMatchObject({ revision: 1, answers: { partial_payments: '' }, documents: hashes(files) });
    expect(changed).toMatchObject({
      kind: 'change',
      revision: 2,
      answers: { company_name: company, partial_payments: changedNote },
      documents: hashes([files[1], added]),
    });
    for (const file of [...files, added])
      expect((await store.readDocument(`documents/${id}/${sha256(file)}`)).equals(file.buffer)).toBe(true);
    await expect
      .poll(async () => (await mailbox.about(company)).filter(({ to }) => to[0]?.startsWith('info@')).length)
      .toBe(2);
    await expect.poll(() => store.keys(`outbox/${id}`)).toEqual([]);
  });
}

test('a case whose change is refused can be sent as a new case, with all answers and documents', async ({
  page,
  store,
}) => {
  const company = sampleCompany('Te Vaak Gewijzigd BV', test.info());
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);
  const lost = await loseAnswers(page.context());
  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await intake.terms.check();
  await expect(page.getByText('In orde')).toBeVisible();
  await intake.submit.click();
  await givenUpExpect(page.getByText(messages.intakeFailed).first()).toBeVisible();
  lost.end();
  // With another draft key, the server refuses the change because it comes from another draft.
  const [id = ''] = lost.ids;
  await page.goto('/about');
  await page.evaluate((key) => {
    const kept = localStorage.getItem(key) ?? '';
    const another = kept.replace(/"draftKey":"[^"]*"/, '"draftKey":"9c7a4b1e-5d0f-4e1b-8c2a-3f6d9e0b1a2c"');
    localStorage.setItem(key, another.replace('"isArrivalUnknown":true', '"isArrivalUnknown":false'));
  }, `intake-draft:${id}`);
  await page.goto('/start');
  await intake.unfold();
  await intake.field('Gedeeltelijke betalingen').fill(changedNote);
  await intake.submit.click();
  await expect(page.getByText('al met een andere inhoud ingediend', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Hiermee een nieuwe aanvraag beginnen' }).click();
  await expect(intake.step('Documenten')).toBeFocused();
  await expect(page.getByText('In orde')).toBeVisible();
  await expect(intake.field('Gedeeltelijke betalingen')).toHaveValue(changedNote);
  await intake.submitSuccessfully();

  const [, next = ''] = lost.ids;
  const records = await recordsOf(store, lost.ids);
  expect(Object.keys(records).sort()).toEqual([`submissions/${id}.json`, `submissions/${next}.json`].sort());
  expect(records[`submissions/${id}.json`]).not.toContain(changedNote);
  expect(records[`submissions/${next}.json`]).toContain(changedNote);
  expect(await store.keys(`documents/${next}`)).toHaveLength(1);
});
