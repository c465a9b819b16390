import { findPasses, findViolations } from './src/findViolations';
import { openShadows } from './src/embed/openShadows';
import { PartnerPage } from './src/embed/PartnerPage';
import { pdfFile } from './src/pdfFile';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

for (const name of ['script', 'iframe', 'react']) {
  test(`no step of the intake has an accessibility violation on the page ${name}, nor has the page`, async ({
    page,
  }) => {
    // Axe does not look into a closed shadow tree.
    await openShadows(page);
    const intake = await new PartnerPage(page).openIntake(name);
    expect((await findPasses(page, 'label')).join(), 'what axe reaches').toContain('company_name');

    await intake.field('Bedrijfsnaam').fill('');
    await intake.next.click();
    await expect(intake.field('Bedrijfsnaam')).toHaveAccessibleDescription(/Vul dit veld in\./);
    expect(await findViolations(page), 'step 1 with a field missing').toEqual([]);

    await intake.fillToContact('Toegankelijk BV (voorbeeld)');
    expect(await findViolations(page), 'step 2').toEqual([]);

    await intake.fillFromContact();
    await intake.addDocuments([pdfFile('factuur.pdf'), { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
    await expect(intake.page.getByText('In orde')).toBeVisible();
    await intake.terms.check();
    expect(await findViolations(page), 'step 3 with documents').toEqual([]);

    await intake.submit.click();
    await expect(intake.page.getByText('Uw referentie', { exact: true })).toBeVisible();
    expect(await findViolations(page), 'the confirmation').toEqual([]);
  });
}
