import type { Page } from '@playwright/test';
import { messages } from '@incasso/contract/messages';
import { readSample } from '@incasso/documents/testing/readSample';
import { samplePdf } from '@incasso/documents/testing/samplePdf';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { samplePdfInvoice } from '@incasso/documents/testing/samplePdfInvoice';
import { PartnerPage } from './src/embed/PartnerPage';
import { IntakePage } from './src/IntakePage';
import { sampleCompany } from './src/sampleCompany';
import { expect, patientExpect, patientTimeoutMs, test } from './src/test';

declare global {
  /** Exposed to the page by `countWork`. */
  var noteWork: (what: 'taps' | 'characters') => void;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Chooses an e-invoice, and returns the wizard and the counts; choosing the file is a tap of the browser's own. */
  async function choose(page: Page, xml: string) {
    const work = await countWork(page);
    const intake = await IntakePage.opened(page, 'address');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Factuur kiezen' }).tap();
    await (await choosing).setFiles(xmlFile('2026-0012.xml', xml));
    return { intake, work };
  }

  async function send({ intake, work }: Awaited<ReturnType<typeof choose>>) {
    await intake.step('Documenten').waitFor();
    await intake.terms.tap();
    await intake.submit.tap();
    await patientExpect(intake.page.getByText(messages.intakeSucceeded).first()).toBeVisible();
    const { taps, characters } = await work.counted();
    return { taps: taps + 1, characters };
  }

  test('a case from an e-invoice with contact data takes four taps and no typing', async ({ page, mailbox }) => {
    test.setTimeout(patientTimeoutMs);
    const company = sampleCompany('Voorbeeld Interieur BV', test.info());

    expect(await send(await choose(page, invoiceOf(company)))).toEqual({ taps: 4, characters: 0 });

    expect((await mailbox.caseMail(company)).text).toContain(
      'Factuur 2026-0012 van 15/01/2026 | 14/02/2026 | € 1.210,00 | ',
    );
  });

  test('one without contact data takes seven taps and three short answers', async ({ page }) => {
    test.setTimeout(patientTimeoutMs);
    const company = sampleCompany('Voorbeeld Contactloos BV', test.info());
    const chosen = await choose(page, invoiceOf(company).replace(/<cac:Contact>.*?<\/cac:Contact>/s, ''));
    const { intake } = chosen;
    await expect(intake.field('Contactpersoon')).toBeFocused();
    await page.keyboard.type('An Peeters');
    await intake.field('Telefoon').tap();
    await page.keyboard.type('056000001');
    await intake.field('E-mail').tap();
    await page.keyboard.type('an.peeters@klant.example');
    await intake.next.tap();

    expect(await send(chosen)).toEqual({ taps: 7, characters: 43 });
  });
});

test('from an accounting package a case of 20 invoices takes three clicks and no typing, and no number wraps in the staff’s mail on a phone', async ({
  page,
  store,
  mailbox,
}) => {
  test.setTimeout(patientTimeoutMs);
  const before = new Set(await store.keys('submissions/'));
  const work = await countWork(page);
  const partner = new PartnerPage(page);
  await partner.open('invoices');

  await page.getByRole('button', { name: 'Invorderen' }).click();
  const intake = await partner.intake();
  await patientExpect(intake.page.getByText('20 e-facturen gelezen').first()).toBeAttached();
  await intake.terms.click();
  await intake.submitSuccessfully();

  expect(await work.counted()).toEqual({ taps: 3, characters: 0 });
  const reference = await intake.page.getByRole('definition').first().innerText();
  const stored = (await store.keys('submissions/')).filter((key) => !before.has(key));
  const records = await Promise.all(stored.map(async (key) => String(await store.read(key))));
  const record = records.find((text) => text.includes(`"reference":"${reference}"`)) ?? '';
  expect(record).toContain('Voorbeeld Interieur BV');
  expect(record.match(/e-factuur-\d+\.xml/g)?.length).toBeGreaterThanOrEqual(20);
  expect(record).toContain('"invoice":"2026/0158","issueDate":"2026-01-21","dueDate":"2026-02-21"');

  // A case filled in within two seconds is marked as spam in its subject.
  const toStaff = async () => (await mailbox.about(reference)).find(({ to }) => to[0]?.startsWith('info@'));
  await patientExpect.poll(toStaff).toBeDefined();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('about:blank');
  await page.setContent((await toStaff())?.html ?? '');
  expect(await brokenNumbers(page)).toEqual([]);
});

/** Dates, amounts and numbers in table cells that wrap. */
function brokenNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.parentElement?.closest('td td, th') === null) continue;
      for (const { 0: number, index } of (text.textContent ?? '').matchAll(/\d[\d./,]*\d/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        if (range.getClientRects().length > 1) broken.push(number);
      }
    }
    return broken;
  });
}

test('a PDF with CII also fills in the form; without valid XML it stays a document', async ({ page }) => {
  const intake = await IntakePage.opened(page);

  await page.getByLabel('E-facturen').setInputFiles(pdf('brief.pdf', samplePdf()));
  await expect(page.getByText('In deze PDF zit geen e-factuur. Hij gaat mee als document.')).toBeVisible();
  await page
    .getByLabel('E-facturen')
    .setInputFiles([
      pdf('2026-0012.pdf', readSample('cii-invoice.pdf')),
      pdf('lus.pdf', samplePdfInvoice({ by: 'cyclic_names', attachments: [] })),
    ]);
  await expect(intake.step('Documenten')).toBeFocused();
  await expect(page.getByText('Voorbeeld Interieur BV').first()).toBeVisible();
});

test('the scripts that read e-invoices load when one is chosen', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await IntakePage.opened(page);
  await page.getByRole('button', { name: 'Factuur kiezen' }).waitFor();
  const ofReading = () => fetched.filter((path) => /\/(invoices|read-document)\.[0-9a-f]+\.js$/.test(path));
  expect(ofReading()).toEqual([]);

  await page.getByLabel('E-facturen').setInputFiles(xmlFile('2026-0012.xml', sampleUbl()));

  await expect(page.getByText('1 e-factuur gelezen')).toBeAttached();
  expect(ofReading()).toHaveLength(2);
});

function invoiceOf(seller: string): string {
  return sampleUbl().replace('Voorbeeld Interieur BV', seller);
}

function xmlFile(name: string, xml: string) {
  return { name, mimeType: 'text/xml', buffer: Buffer.from(xml) };
}

function pdf(name: string, bytes: Uint8Array) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

/** Counts a visitor's work in all iframes of a page: clicks and taps, and typed characters. */
async function countWork(page: Page) {
  const work = { taps: 0, characters: 0 };
  await page.exposeFunction('noteWork', (what: keyof typeof work) => (work[what] += 1));
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => noteWork('taps'), true);
    addEventListener('keydown', ({ key }) => key.length === 1 && noteWork('characters'), true);
  });
  return { counted: async () => (await page.evaluate(() => undefined), work) };
}
