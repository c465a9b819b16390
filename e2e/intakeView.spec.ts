import type { Frame, Locator, Page } from '@playwright/test';
import { apiPaths } from '@incasso/contract/api';
import { messages } from '@incasso/contract/messages';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { PartnerPage } from './src/embed/PartnerPage';
import { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

const eInvoice = {
  name: '2026-0012.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from(sampleUbl().replace(/<cac:Contact>.*?<\/cac:Contact>/s, '')),
};

test.describe.configure({ timeout: patientTimeoutMs });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

async function expectWholeHead(page: Page): Promise<void> {
  const bar = await boxOf(page.getByRole('banner'));
  expect((await boxOf(page.getByRole('list', { name: 'Stappen van uw aanvraag' }))).y).toBeGreaterThanOrEqual(
    bar.y + bar.height,
  );
}

/** Whether the part is under a toast or above the viewport. */
async function isCovered(page: Page | Frame, part: Locator): Promise<boolean> {
  const { y, height } = await boxOf(part);
  const toast = await boxOf(page.getByRole('alert'));
  return y < 0 || y + height > toast.y;
}

async function expectLedTo(intake: IntakePage, label: string): Promise<void> {
  const { page } = intake;
  await expect(intake.field(label)).toBeFocused();
  await expect(page.getByRole('alert').getByText(messages.requiredFieldsMissing)).toBeVisible();
  expect(await isCovered(page, page.getByText(label, { exact: false }).first())).toBe(false);
  await expect(intake.field(label)).toBeInViewport({ ratio: 1 });
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('the toast on missing fields covers neither the first of them nor its label, and closes when they are filled in', async ({
      page,
    }) => {
      const intake = await IntakePage.opened(page);
      await intake.next.scrollIntoViewIfNeeded();

      await intake.next.click();

      const toast = page.getByRole('alert').getByText(messages.requiredFieldsMissing);
      await expect(intake.field('Bedrijfsnaam')).toBeFocused();
      await expect(toast).toBeVisible();
      expect(await isCovered(page, page.getByText('Bedrijfsnaam').first())).toBe(false);
      expect(await isCovered(page, intake.field('Bedrijfsnaam'))).toBe(false);
      if (height > 600) expect(await isCovered(page, intake.next)).toBe(false);

      await intake.field('Bedrijfsnaam').fill('Gevuld BV (voorbeeld)');
      await intake.field('KBO nummer').fill('0123.456.749');
      await expect(toast).toBeHidden();
    });

    test('each step shows the head of the page below its bar, also after errors', async ({ page }) => {
      const intake = await IntakePage.opened(page);
      await intake.fillToContact('Boven BV (voorbeeld)');
      await expect(intake.step('Contact')).toBeFocused();
      await expectWholeHead(page);

      await intake.fillFromContact();
      await intake.previous.click();
      await intake.field('Contactpersoon').fill('');
      await intake.next.click();
      await intake.terms.check();
      await intake.submit.click();

      await expectLedTo(intake, 'Contactpersoon');
      if (height > 600) await expectWholeHead(page);
    });

    test('an invalid field below the viewport is scrolled into view', async ({ page }) => {
      const intake = await IntakePage.opened(page);
      await intake.fillToContact('Lager BV (voorbeeld)');
      await intake.previous.click();

      await intake.field('Adres').fill('');
      await intake.next.click();
      await intake.fillFromContact();
      await intake.terms.check();
      await intake.submit.click();

      await expectLedTo(intake, 'Adres');
    });
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`with an e-invoice at ${String(width)} px`, () => {
    test.use({ viewport: { width, height }, expectedConsole: [/status of 500/] });

    test('neither the heading of a step nor the pressed button leaves the viewport', async ({ page }) => {
      const intake = await IntakePage.opened(page);
      await page.getByLabel('E-facturen').setInputFiles(eInvoice);
      await expect(intake.field('Contactpersoon')).toBeFocused();
      await expect(intake.step('Contact')).toBeInViewport({ ratio: 1 });
      for (const label of ['Contactpersoon', 'Telefoon']) await intake.field(label).fill('056 00 00 01');
      await intake.field('E-mail').fill('an@bedrijf.example');
      await intake.next.click();
      await expect(intake.step('Documenten')).toBeFocused();
      await page.getByRole('button', { name: 'Andere rekening' }).waitFor();
      await expect(intake.step('Documenten')).toBeInViewport({ ratio: 1 });

      await intake.submit.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      const before = await boxOf(intake.submit);
      await intake.submit.click();
      await expect(intake.terms).toBeFocused();
      await expect(intake.submit).toBeInViewport({ ratio: 1 });
      expect(Math.abs((await boxOf(intake.submit)).y - before.y)).toBeLessThan(height / 3);

      await page.route(`**${apiPaths.intake}`, (route) => route.fulfill({ status: 500, body: '' }));
      await intake.terms.check();
      await intake.submit.click();
      await expect(page.getByText(messages.intakeFailed).last()).toBeInViewport({ ratio: 1 });
    });
  });
}

test('a click on a button counts although it blurs a field that then shows a hint', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.field('Bedrijfsnaam').fill('Rand BV (voorbeeld)');
  await intake.field('KBO nummer').fill('0123456740');

  await intake.next.click({ position: { x: 20, y: 3 } });

  await expect(intake.step('Contact').or(page.getByRole('alert'))).not.toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the last step fits in one screen below the documents', async ({ page }) => {
    const intake = await IntakePage.opened(page);
    await intake.fillToDocuments('Kort BV (voorbeeld)');
    await intake.addDocuments([pdfFile('factuur.pdf'), pdfFile('scan.pdf')]);
    await expect(intake.inOrder(2)).toBeVisible();

    const documents = await boxOf(page.getByRole('list', { name: 'Gekozen documenten' }));
    const submit = await boxOf(intake.submit);

    expect(submit.y + submit.height - documents.y - documents.height).toBeLessThan(790);
    expect(documents.height / 2).toBeLessThan(100);
    await expect(intake.field('Gedeeltelijke betalingen')).toBeHidden();
    await intake.unfold();
    await expect(intake.field('Gedeeltelijke betalingen')).toBeVisible();
  });

  test('every control of every step has a tap target of 44 px, and none overlaps another', async ({ page }) => {
    const intake = await IntakePage.opened(page);
    expect(await smallOrCoveredControls(page), 'step 1').toEqual([]);
    await intake.fillToContact('Vinger BV (voorbeeld)');
    expect(await smallOrCoveredControls(page), 'step 2').toEqual([]);
    await intake.fillFromContact();
    await intake.addDocuments([
      pdfFile('factuur.pdf'),
      pdfFile('een-lange-naam-zonder-spaties-van-een-aanmaning-2026-0142.pdf'),
      { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') },
      { name: 'n.exe', mimeType: '', buffer: Buffer.from('MZ') },
    ]);
    await expect(intake.inOrder(2)).toBeVisible();

    expect(await smallOrCoveredControls(page), 'step 3').toEqual([]);
  });
});

/** Controls of the form that a tap 21 px above or below their centre misses. */
function smallOrCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('main form :is(button, select, summary, input, textarea)')].filter(
      (control) =>
        control.checkVisibility() &&
        control.closest('[aria-hidden=true]') === null &&
        !(control instanceof HTMLInputElement && control.type === 'file'),
    );
    const hits = (control: Element, offset: number) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2 + offset);
      const label = found?.closest('label')?.control;
      return found !== null && (control.contains(found) || label === control);
    };
    return controls
      .filter((control) => {
        control.scrollIntoView({ block: 'center' });
        return [-21, 0, 21].some((offset) => !hits(control, offset));
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });
}

for (const width of [390, 768, 1440]) {
  test(`at ${String(width)} px the wizard’s DOM order is its visual order`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const intake = await IntakePage.opened(page);
    expect(await backwardSteps(page), 'step 1').toEqual([]);
    await intake.fillToDocuments('Volgorde BV (voorbeeld)');
    await intake.addDocuments([pdfFile('factuur.pdf'), { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
    await expect(intake.inOrder(1)).toBeVisible();
    await intake.unfold();

    expect(await backwardSteps(page), 'step 3').toEqual([]);
  });
}

/** Elements of `main` that are positioned before their predecessor in the DOM. */
function backwardSteps(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const pieces: { box: DOMRect; words: string }[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (element?.checkVisibility() !== true || element.closest('[aria-hidden=true], option') !== null) continue;
      const isControl = node instanceof Element && node.matches('input, textarea, select');
      if (!isControl && (node instanceof Element || node.textContent?.trim() === '')) continue;
      const range = document.createRange();
      range.selectNode(node);
      const box = node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
      // Visually hidden text has no position on the screen.
      if (box.width > 1 && element.getBoundingClientRect().width > 1)
        pieces.push({ box, words: (node.textContent ?? '').slice(0, 40) });
    }
    return pieces.flatMap(({ box, words }, index) => {
      const before = pieces[index - 1]?.box;
      if (before === undefined) return [];
      const isBelow = box.top >= before.top && box.bottom > before.bottom - 1;
      const isBeside = box.left >= before.right - 1;
      return isBelow || isBeside ? [] : [`${pieces[index - 1]?.words ?? ''} | ${words}`];
    });
  });
}

test('in an iframe the toast on missing fields stays in view and does not cover the first of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const partner = new PartnerPage(page);
  await partner.open('script');
  const intake = await partner.intake();
  await intake.next.scrollIntoViewIfNeeded();

  await intake.next.click();

  await expect(intake.field('Bedrijfsnaam')).toBeFocused();
  const toast = intake.page.getByRole('alert').getByText(messages.requiredFieldsMissing);
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isCovered(intake.page, intake.field('Bedrijfsnaam'))).toBe(false);

  // The iframe fills the viewport before and after.
  const { y } = await boxOf(toast);
  await page.evaluate(() => scrollBy({ top: 40, behavior: 'instant' }));
  await expect.poll(async () => Math.abs((await boxOf(toast)).y - y)).toBeLessThan(2);

  // A click on its words reaches what it covers.
  await expect(toast.click({ timeout: 1000 })).rejects.toThrow(/intercepts pointer events/);
  await intake.page.getByRole('button', { name: 'Melding sluiten' }).click();
  await expect(toast).toBeHidden();
});

test('the form prints without the e-invoice invitation', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  const invitation = page.getByText('Hebt u een e-factuur (Peppol)?');
  await expect(invitation).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(invitation).toBeHidden();
  await expect(intake.field('Bedrijfsnaam')).toBeVisible();
});
