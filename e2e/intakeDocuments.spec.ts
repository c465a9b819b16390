import { documentRefusals } from '@incasso/contract/documents/documentRefusals';
import { sampleHeic, sampleJpeg, samplePng } from '@incasso/contract/testing/sampleImages';
import { compoundFile, sampleDoc, sampleDocx, sampleXls, sampleXlsx } from '@incasso/contract/testing/sampleOffice';
import { sampleUbl } from '@incasso/e-invoice/testing/sampleUbl';
import { IntakePage, type ChosenFile } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

function chosen(name: string, bytes: Uint8Array | string): ChosenFile {
  return { name, mimeType: '', buffer: Buffer.from(bytes) };
}

test('every accepted file type is accepted', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Alle Types BV (voorbeeld)');

  await intake.addDocuments([
    pdfFile('a.pdf'),
    chosen('b.doc', sampleDoc()),
    chosen('c.docx', sampleDocx()),
    chosen('d.xls', sampleXls()),
    chosen('e.xlsx', sampleXlsx()),
    chosen('f.jpg', sampleJpeg()),
    chosen('h.png', samplePng()),
    chosen('i.xml', sampleUbl()),
  ]);

  await expect(page.getByText('In orde')).toHaveCount(8);
  await expect(page.getByLabel('Soort document: i.xml')).toHaveValue('invoice');
});

test('each refused file says why in its row, and the accepted one stays', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Weigeringen BV (voorbeeld)');

  await intake.addDocuments([pdfFile('goed.pdf')]);
  await intake.addDocuments([
    chosen('programma.exe', 'MZ'),
    chosen('vermomd.pdf', 'MZ'),
    chosen('overzicht.xml', '<overzicht/>'),
    chosen('macro.docx', sampleDocx({ 'word/vbaProject.bin': 'x' })),
    chosen('slot.xlsx', compoundFile({ EncryptedPackage: 'x', EncryptionInfo: 'x' })),
    chosen('leeg.pdf', ''),
    chosen('IMG_0001.HEIC', sampleHeic()),
    { ...pdfFile('goed.pdf'), name: 'kopie.pdf' },
  ]);

  const expected = {
    'programma.exe': documentRefusals.type_not_accepted,
    'vermomd.pdf': documentRefusals.content_mismatch,
    'overzicht.xml': documentRefusals.no_invoice,
    'macro.docx': documentRefusals.macros,
    'slot.xlsx': documentRefusals.password_protected,
    'leeg.pdf': documentRefusals.empty,
    'IMG_0001.HEIC': documentRefusals.heic_photo,
    'kopie.pdf': documentRefusals.duplicate,
  };
  for (const [name, words] of Object.entries(expected)) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(words);
  }
  await expect(page.getByText('1 document gekozen', { exact: false })).toContainText(
    '8 bestanden worden niet meegestuurd.',
  );
  await expect(page.getByText('In orde')).toHaveCount(1);
});

test('documents can be dropped', async ({ page }) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Slepen BV (voorbeeld)');
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'gesleept.pdf', { type: 'application/pdf' }));
    return transfer;
  }, pdfFile('gesleept.pdf').buffer.toString('base64'));

  await page.getByRole('button', { name: 'Documenten kiezen' }).dispatchEvent('drop', { dataTransfer: dropped });

  await expect(page.getByRole('listitem').filter({ hasText: 'gesleept.pdf' })).toContainText('In orde');
});
