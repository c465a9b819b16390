import { randomUUID } from 'node:crypto';
import { additionPath, additionTitle } from '@incasso/contract/caseLink';
import { retentionDays } from '@incasso/contract/retention';
import { readSample } from '@incasso/documents/testing/readSample';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { caseKeyOf } from '@incasso/lambdas/case-links/caseKey';
import { mailSubjects } from '@incasso/lambdas/functions/notify-staff/mails/mailSubjects';
import jsQr from 'jsqr';
import sharp from 'sharp';
import { ApiCaller } from './src/ApiCaller';
import { cheapToken } from './src/cheapToken';
import { PartnerPage } from './src/embed/PartnerPage';
import { findViolations } from './src/findViolations';
import { sharedAddresses } from './src/localCloudAddresses';
import { sampleCompany } from './src/sampleCompany';
import { submitCase } from './src/submitCase';
import { expect, patientExpect, patientTimeoutMs, test } from './src/test';

const { site } = sharedAddresses;
const api = new ApiCaller(site);
const pdf = (name: string, text: string) => new File([samplePdf({ text })], name, { type: 'application/pdf' });

test('removes the link’s key from the address bar and sends it in no URL; the page does not name the client', async ({
  page,
}) => {
  const { reference, caseKey } = await submitCase(api, { company: 'Op De Foto BV (voorbeeld)' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));

  await page.goto(`${site}${additionPath}#${caseKey}`);

  await expect(page.getByText(reference)).toBeVisible();
  expect(page.url()).toBe(site + additionPath);
  // Shown for a new case only.
  await expect(page.getByText('Meestal nodig:')).toHaveCount(0);
  expect(asked.filter((address) => address.includes(caseKey))).toEqual([]);
  expect(await page.content()).not.toContain('Op De Foto');
});

test.describe('from the empty form to the confirmation', () => {
  test.use({ expectedConsole: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('no state of the page has an accessibility violation, and a failure mentions the addition, not a case', async ({
    page,
    context,
  }) => {
    test.setTimeout(patientTimeoutMs);
    const { caseKey } = await submitCase(api, { company: 'Toegankelijk Nasturen BV (voorbeeld)' });
    await page.goto(`${site}${additionPath}#${caseKey}`);
    const send = page.getByRole('button', { name: 'Toevoegen aan mijn aanvraag' });
    await expect(send).toBeVisible();
    expect(await findViolations(page), 'open').toEqual([]);

    await send.click();
    await expect(page.getByLabel('Uw bericht')).toHaveAccessibleDescription(/Voeg minstens één document toe/);
    expect(await findViolations(page), 'with a problem').toEqual([]);

    await page.getByLabel('Documenten', { exact: true }).setInputFiles([
      { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(readSample('foto.jpg')) },
      { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') },
    ]);
    await expect(page.getByText('In orde')).toBeVisible();
    expect(await findViolations(page), 'with documents').toEqual([]);

    await context.setOffline(true);
    await send.click();
    const notice = page
      .getByText(/Uw aanvulling is niet verzonden|We weten niet zeker of uw aanvulling|menselijke|robot/)
      .first();
    await patientExpect(notice).toBeVisible();
    await expect(page.getByText(/niets komt dubbel aan/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/dubbele aanvraag/);
    expect(await findViolations(page), 'failed').toEqual([]);

    await context.setOffline(false);
    await send.click();
    await patientExpect(page.getByRole('heading', { name: 'Uw aanvulling is goed ontvangen' })).toBeVisible();
    expect(await findViolations(page), 'received').toEqual([]);
  });
});

test.describe('a link that is no longer valid', () => {
  test.use({ expectedConsole: [/status of 410/] });

  test('shows that it has expired', async ({ page }) => {
    const { submissionId } = await submitCase(api, { company: 'Verlopen BV (voorbeeld)' });
    const receivedAt = new Date(Date.now() - (retentionDays.caseLinks + 1) * 86_400_000).toISOString();
    // Signed with the local cloud's key.
    const caseKey = caseKeyOf({ submissionId, receivedAt }, ['local-case-link-key']);

    await page.goto(`${site}${additionPath}#${caseKey}`);

    await expect(page.getByText('Deze link is verlopen')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
});

test('the confirmation in the embed shows the link for additions, also as a QR code', async ({ page, context }) => {
  test.setTimeout(patientTimeoutMs);
  const intake = await new PartnerPage(page).openIntake('script');
  await intake.fillToSubmit(sampleCompany('Inbedding Met Code BV', test.info()));
  await intake.submit.click();

  const link = intake.page.getByRole('link', { name: 'Documenten of een bericht toevoegen' });
  await patientExpect(link).toBeVisible();
  const address = await link.getAttribute('href');
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const absolute = new URL(address ?? '', origin).href;
  expect(absolute.startsWith(`${origin}${additionPath}#`)).toBe(true);
  const picture = await intake.page.getByRole('img', { name: 'QR-code van uw link' }).screenshot({ scale: 'css' });
  expect(await decodeQrCode(picture)).toBe(absolute);

  const opening = context.waitForEvent('page');
  await link.click();
  const opened = await opening;
  await patientExpect(opened.getByRole('button', { name: 'Toevoegen aan mijn aanvraag' })).toBeVisible();
  expect(opened.url()).toBe(`${origin}${additionPath}`);
});

async function decodeQrCode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.describe('an invalid link', () => {
  test.use({ expectedConsole: [/status of 410/] });

  test('is reported in a sentence with an e-mail address', async ({ page }) => {
    const { caseKey } = await submitCase(api, { company: 'Kapot BV (voorbeeld)' });

    await page.goto(site + additionPath);
    await expect(page.getByText('Open deze pagina met uw link')).toBeVisible();
    await page.goto(`${site}${additionPath}#${caseKey.slice(0, -1)}`);
    await expect(page.getByText('Deze link klopt niet')).toBeVisible();
    await page.goto(`${site}${additionPath}#${caseKey.slice(0, -2)}${caseKey.endsWith('aa') ? 'bb' : 'aa'}`);
    await expect(page.getByText('Deze link klopt niet')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  });
});

test('the page is not indexed; without JavaScript it gives an alternative', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site + additionPath);

  await expect(page).toHaveTitle(new RegExp(additionTitle));
  expect(await page.content()).toContain('werkt alleen met JavaScript');
  await expect(page.getByText('Uw link wordt nagekeken')).toBeHidden();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain(additionPath);
  await context.close();
});

test('an addition sent three times is mailed to the staff once', async ({ mailbox, store }) => {
  const { submissionId, reference, caseKey } = await submitCase(api, { company: 'Aanvulling BV (voorbeeld)' });
  const call = {
    caseKey,
    additionId: randomUUID(),
    note: 'Hierbij de aanmaning (voorbeeld)',
    token: await cheapToken('intake_form'),
    documents: [pdf('aanmaning.pdf', 'Aanmaning 1')],
  };

  expect(await api.checkCaseLink(caseKey)).toMatchObject({ status: 200, body: { data: { reference } } });
  const first = await api.addToCase(call);
  const repeats = await Promise.all([api.addToCase(call), api.addToCase(call)]);

  expect(first).toMatchObject({ status: 200, body: { data: { reference, documents: [{ name: 'aanmaning.pdf' }] } } });
  expect(repeats).toEqual([first, first]);
  expect(await store.keys(`submissions/${submissionId}/`)).toEqual([`submissions/${submissionId}/1.json`]);
  await expect.poll(async () => (await store.keys(`outbox/${submissionId}`)).length, { timeout: 30_000 }).toBe(0);
  const mails = (await mailbox.about(`[${reference}]`)).filter(({ subject }) =>
    subject.startsWith(mailSubjects.staff.addition({ reference, name: '' })),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(mailSubjects.staff.addition({ reference, name: 'Aanvulling BV (voorbeeld)' }));
  expect(mails[0]?.text).toContain('Hierbij de aanmaning (voorbeeld)');
  expect(mails[0]?.attachments).toMatchObject([
    { filename: `${reference} - Aanmaning - aanmaning.pdf` },
    { filename: `${reference} - Dossier - overzicht.pdf` },
    { filename: `${reference} - Dossier - case.json` },
  ]);
  expect(await store.keys(`cases/${submissionId}`)).toEqual(
    [0, 1].map((number) => `cases/${submissionId}/${number}.json`),
  );
});

test('the visitor’s mail has the same link as the API’s response', async ({ mailbox }) => {
  const { reference, caseKey } = await submitCase(api, { company: 'Zelfde Link BV (voorbeeld)' });
  const mailToVisitor = async () =>
    (await mailbox.about(reference)).find(({ subject }) => subject === mailSubjects.visitor.intake(reference));

  await expect.poll(mailToVisitor, { timeout: 30_000 }).toBeDefined();

  const mail = await mailToVisitor();
  expect(mail?.text).toContain(`/nasturen#${caseKey}`);
  expect(mail?.html).toContain(`/nasturen#${caseKey}`);
});
