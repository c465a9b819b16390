import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { messages } from '@incasso/contract/messages';
import { IntakePage, type ChosenFile } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { sampleCompany } from './src/sampleCompany';
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

test('a case that is changed after a lost answer becomes one case with a changed version', async ({
  page,
  store,
  mailbox,
}) => {
  const company = sampleCompany('Gewijzigd BV', test.info());
  // The large one is uploaded before the call.
  const [kept, removed] = [pdfFile('bijlage.pdf', { size: 6 * megabyte }), pdfFile('factuur.pdf')];
  const added = pdfFile('aanmaning.pdf', { text: 'Aanmaning' });
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments(company);
  const lost = await loseAnswers(page.context());
  await intake.addDocuments([removed, kept]);
  await expect(page.getByText('In orde')).toHaveCount(2);
  await intake.terms.check();
  await intake.submit.click();
  await givenUpExpect(page.getByText(messages.intakeFailed).first()).toBeVisible();
  await page.reload();

  // The wizard sends it again by itself after the reload, and that answer is lost too.
  await expect(page.getByText(/ook als u iets wijzigt: er ontstaat geen dubbele aanvraag/)).toBeVisible();
  await intake.unfold();
  await intake.field('Gedeeltelijke betalingen').fill(changedNote);
  await page.getByRole('button', { name: `${removed.name} verwijderen` }).click();
  await intake.addDocuments([added]);
  await expect(page.getByRole('listitem').filter({ hasText: added.name })).toContainText('In orde');
  lost.end();
  await intake.submitSuccessfully();

  const [id = '', ...others] = lost.ids;
  expect(others).toEqual([]);
  const keys = [`submissions/${id}.json`, `submissions/${id}/1.json`];
  expect((await store.keys(`submissions/${id}`)).sort()).toEqual(keys.sort());
  const [first, changed] = await Promise.all(
    keys.map(async (key): Promise<unknown> => JSON.parse(String(await store.read(key)))),
  );
  const hashes = (documents: readonly ChosenFile[]) => documents.map((file) => ({ sha256: sha256(file) }));
  expect(first).toMatchObject({
    revision: 1,
    answers: { partial_payments: '' },
    documents: hashes([removed, kept]),
  });
  expect(changed).toMatchObject({
    kind: 'change',
    revision: 2,
    answers: { company_name: company, partial_payments: changedNote },
    documents: hashes([kept, added]),
  });
  for (const file of [removed, kept, added])
    expect((await store.read(`documents/${id}/${sha256(file)}`)).equals(file.buffer)).toBe(true);
  await expect
    .poll(async () => (await mailbox.about(company)).filter(({ to }) => to[0]?.startsWith('info@')).length)
    .toBe(2);
  await expect.poll(() => store.keys(`outbox/${id}`)).toEqual([]);
});
