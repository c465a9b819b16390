import type { Frame, Page } from '@playwright/test';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { messages } from '@incasso/contract/messages';
import { sampleStep } from './src/sampleIntake';
import { loadedFonts, ownFonts } from './src/loadedFonts';
import { localCloudAddresses } from './src/localCloudAddresses';
import { pdfFile } from './src/pdfFile';
import { sharedPort } from './src/sharedPort';
import { expect, test } from './src/test';

const { partner } = localCloudAddresses(sharedPort);

/** The shadow root is closed, to tests too: the frame is found by its address. */
function embedFrame(page: Page): Frame | undefined {
  return page.frames().find((frame) => frame.url().includes(`${embedPaths.frame}?`));
}

/** The frame once it has come to life. */
async function aliveFrame(page: Page): Promise<Frame> {
  await expect(page.getByText('intake:ready {}', { exact: true })).toBeVisible();
  const frame = embedFrame(page);
  if (frame === undefined) throw new Error('The page has no frame of the embed.');
  return frame;
}

test('a case with a document goes through the frame, and the page hears steps and reference', async ({
  page,
  mailbox,
}) => {
  const company = 'Ingesloten Kader BV (voorbeeld)';
  await page.goto(`${partner}/script`);
  const frame = await aliveFrame(page);
  const field = (label: string) => frame.getByRole('textbox', { name: label });
  const next = frame.getByRole('button', { name: 'Volgende' });

  for (const [label, value] of sampleStep(1, company)) await field(label).fill(value);
  await next.click();
  await expect(frame.getByRole('heading', { name: 'Stap 2 van 3: Contact' })).toBeFocused();
  for (const [label, value] of sampleStep(2, company)) await field(label).fill(value);
  await next.click();
  await frame.locator('input[type=file][name=documents]').setInputFiles(pdfFile('factuur.pdf'));
  await frame.getByRole('checkbox', { name: /akkoord/ }).check();
  await frame.getByRole('button', { name: 'Dossier indienen' }).click();

  await expect(frame.getByText(messages.intakeSucceeded).first()).toBeVisible();
  const reference = await frame.getByRole('definition').first().innerText();
  await expect(page.getByText(`intake:submitted {"reference":"${reference}"}`, { exact: true })).toBeVisible();
  await expect(page.getByText('intake:step {"step":3}', { exact: true })).toBeVisible();
  const mailToStaff = async () => (await mailbox.about(company)).find(({ attachments }) => attachments.length > 0);
  await expect.poll(mailToStaff).toBeDefined();
  expect((await mailToStaff())?.text).toContain('Boekhoudkantoor Voorbeeld');

  await frame.getByRole('button', { name: 'Nog een dossier indienen' }).click();
  await expect(field('Bedrijfsnaam')).toHaveValue('');
});

test('the fonts of the site come once the form is alive', async ({ page }) => {
  await page.goto(`${partner}/script`);
  const frame = await aliveFrame(page);

  await expect.poll(() => frame.evaluate(loadedFonts)).toEqual(expect.arrayContaining(ownFonts));
});

test('what is typed before the frame comes to life stays', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${embedPaths.frame}/*.js`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${partner}/script`);
  await expect.poll(() => embedFrame(page) !== undefined).toBe(true);
  await embedFrame(page)?.getByRole('textbox', { name: 'Bedrijfsnaam' }).fill('Vroege Vogel BV (voorbeeld)');
  release();
  const frame = await aliveFrame(page);

  await expect(frame.getByRole('textbox', { name: 'Bedrijfsnaam' })).toHaveValue('Vroege Vogel BV (voorbeeld)');
  await frame.getByRole('textbox', { name: 'KBO nummer' }).fill('0123.456.749');
  await frame.getByRole('button', { name: 'Volgende' }).click();
  await expect(page.getByText('intake:step {"step":2}', { exact: true })).toBeVisible();
});
