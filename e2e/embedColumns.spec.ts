import type { Frame, Page } from '@playwright/test';
import { PartnerPage } from './src/embed/PartnerPage';
import type { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

type Intake = IntakePage<Page | Frame>;

/** What of the wizard reaches beyond its edge, or all of it where the wizard itself reaches beyond its column. */
function beyondTheColumn({ page }: Intake): Promise<string[]> {
  return page.getByRole('list', { name: 'Stappen van uw aanvraag' }).evaluate((steps) => {
    const wizard = steps.parentElement;
    if (wizard === null) throw new Error('The steps stand nowhere.');
    const { right } = wizard.getBoundingClientRect();
    const root = wizard.getRootNode();
    const column = root instanceof ShadowRoot ? root.host.parentElement : document.documentElement;
    const isInside = column !== null && right <= column.getBoundingClientRect().right;
    return [...wizard.querySelectorAll('*')]
      .filter((element) => element.closest('[aria-hidden=true]') === null)
      .filter((element) => !isInside || element.getBoundingClientRect().right > right + 1)
      .map((element) => element.outerHTML.slice(0, 80));
  });
}

/** How many lines the three steps take. */
async function linesOfSteps({ page }: Intake): Promise<number> {
  const items = page.getByRole('list', { name: 'Stappen van uw aanvraag' }).getByRole('listitem');
  const tops = await items.evaluateAll((steps) => steps.map((step) => Math.round(step.getBoundingClientRect().top)));
  return new Set(tops).size;
}

/** Pages with a narrow column: the element in 280 px, the React application in 320 px. */
const narrowPages = ['narrow', 'react-narrow'];

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const name of narrowPages) {
    test(`the intake keeps to its column at every step on the page ${name}`, async ({ page }) => {
      const intake = await new PartnerPage(page).openIntake(name);
      expect(await linesOfSteps(intake)).toBe(3);
      expect(await beyondTheColumn(intake), 'step 1').toEqual([]);

      await intake.fillToContact('Smal BV (voorbeeld)');
      expect(await beyondTheColumn(intake), 'step 2').toEqual([]);

      await intake.fillFromContact();
      await intake.addDocuments([pdfFile('een-lange-naam-zonder-spaties-van-een-factuur-2026-0142.pdf')]);
      await expect(intake.page.getByText('In orde')).toBeVisible();
      expect(await beyondTheColumn(intake), 'step 3').toEqual([]);

      await intake.terms.check();
      await intake.submit.click();
      await expect(intake.page.getByText('Uw referentie', { exact: true })).toBeVisible();
      expect(await beyondTheColumn(intake), 'confirmation').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
    });
  }

  test('the intake takes the room that a wide column gives', async ({ page }) => {
    const intake = await new PartnerPage(page).openIntake('react');

    expect(await linesOfSteps(intake)).toBe(1);
  });
});
