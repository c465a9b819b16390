import type { Page } from '@playwright/test';
import { apiPaths, intakeAnswerSchema } from '@incasso/contract/api';
import { intakeFields } from '@incasso/contract/intakeFields';
import { messages } from '@incasso/contract/messages';
import * as v from 'valibot';
import { answerFirstCall } from './answerFirstCall';
import { IntakeVisit } from './IntakeVisit';
import { pdfFile } from './pdfFile';
import { patientExpect as expect } from './test';

/** Walks through the states of the wizard and calls `see` with the name of each. */
export async function walkWizard(page: Page, see: (state: string) => Promise<void>): Promise<void> {
  await holdSuccess(page);
  const visit = new IntakeVisit(page);
  const { intake } = visit;
  const field = (name: keyof typeof intakeFields) => intake.field(intakeFields[name].label);
  await visit.start();
  await see('step 1');

  await intake.next.click();
  await expect(field('company_name')).toBeFocused();
  await see('step 1, fields missing');

  await visit.take('fill step 1');
  await field('vat_number').fill('0123456740');
  await field('vat_number').blur();
  await see('step 1, a doubtful number');

  await visit.take('fill step 1');
  await visit.take('next');
  await expect(intake.step('Contact')).toBeFocused();
  await see('step 2');

  await field('email').fill('geen adres');
  await visit.take('next');
  await expect(intake.step('Documenten')).toBeFocused();
  await see('step 3');

  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(page.getByRole('combobox', { name: 'Soort document: factuur.pdf' })).toBeVisible();
  await see('step 3, reading a document');

  await visit.take('the document is read');
  await intake.addDocuments([pdfFile('scan0001.pdf'), { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
  await expect(page.getByText('In orde')).toHaveCount(2);
  await see('step 3, documents read');

  await intake.unfold();
  await intake.submit.click();
  await see('a wrong address');

  await page.reload();
  await expect(page.getByText('Uw vorige aanvraag staat er nog')).toBeVisible();
  await see('a restored draft');

  await visit.take('fill step 2');
  await visit.take('next');
  await expect(intake.step('Documenten')).toBeFocused();
  await intake.submit.click();
  await see('step 3, terms not agreed to');

  await visit.take('agree to the terms');
  await page.getByRole('combobox', { name: 'Soort document: factuur.pdf' }).selectOption('other');
  await intake.passQuestion();
  await see('step 3, something missing');

  await visit.take('submit');
  await expect(intake.sending).toBeVisible();
  await see('sending');

  await answerFirstCall(page, `**${apiPaths.intake}`, (route) => route.fulfill({ status: 500, body: '' }));
  await visit.take('a token is there');
  await expect(page.getByText(messages.intakeFailed).first()).toBeVisible();
  await see('a failure');

  await fixReference(page);
  await visit.take('submit');
  await expect(page.getByText(messages.intakeSucceeded).first()).toBeVisible();
  await see('success');
}

/** Stops the wizard from leaving two seconds after success. */
async function holdSuccess(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, delayMs = 0) => wait(work, delayMs === 2000 ? 300_000 : delayMs),
    });
  });
}

/** Gives every case the same reference and time, so that pictures and transcripts do not differ. */
async function fixReference(page: Page): Promise<void> {
  await page.route(`**${apiPaths.intake}`, async (route) => {
    const response = await route.fetch();
    const answer = v.parse(intakeAnswerSchema, await response.json());
    const data = { ...answer.data, reference: 'K7QM-3TXB', receivedAt: '2026-03-02T10:00:00.000Z' };
    await route.fulfill({ response, json: { ...answer, data } });
  });
}
