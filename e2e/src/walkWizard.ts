import type { Page } from '@playwright/test';
import { apiPaths, intakeAnswerSchema } from '@incasso/contract/api';
import { intakeFields, type IntakeStep } from '@incasso/contract/intakeFields';
import { messages } from '@incasso/contract/messages';
import * as v from 'valibot';
import { answerFirstCall } from './answerFirstCall';
import { holdRequests } from './holdRequests';
import { IntakePage } from './IntakePage';
import { pdfFile } from './pdfFile';
import { sampleStep } from './sampleIntake';
import { patientExpect as expect } from './test';

export async function walkWizard(page: Page, see: (state: string) => Promise<void>): Promise<void> {
  await holdTimes(page);
  const releaseReader = await holdRequests(page, /\/read-document\.[^/]*\.js$/);
  const releaseToken = await holdRequests(page, `**${apiPaths.botChallenge}*`);
  const intake = await IntakePage.opened(page);
  const field = (name: keyof typeof intakeFields) => intake.field(intakeFields[name].label);
  const fill = async (step: IntakeStep) => {
    for (const [label, value] of sampleStep(step, 'Model BV (voorbeeld)')) await intake.field(label).fill(value);
  };
  await see('step 1');

  await intake.next.click();
  await expect(field('company_name')).toBeFocused();
  await see('step 1, fields missing');

  await fill(1);
  await field('vat_number').fill('0123456740');
  await field('vat_number').blur();
  await see('step 1, a doubtful number');

  await fill(1);
  await intake.next.click();
  await expect(intake.step('Contact')).toBeFocused();
  await see('step 2');

  await field('email').fill('geen adres');
  await intake.next.click();
  await expect(intake.step('Documenten')).toBeFocused();
  await expect(intake.submit).toBeEnabled();
  await see('step 3');

  await intake.addDocuments([pdfFile('factuur.pdf')]);
  await expect(page.getByRole('combobox', { name: 'Soort document: factuur.pdf' })).toBeVisible();
  await see('step 3, reading a document');

  releaseReader();
  await intake.inOrder(1).waitFor();
  await intake.addDocuments([pdfFile('scan0001.pdf'), { name: 'nota.exe', mimeType: '', buffer: Buffer.from('MZ') }]);
  await expect(intake.inOrder(2)).toBeVisible();
  // The words of refusals load with the first one.
  await expect(page.getByText(/^Dit soort bestand/)).toBeVisible();
  await see('step 3, documents read');

  await intake.unfold();
  await intake.submit.click();
  await see('a wrong address');

  await page.reload();
  await expect(page.getByText('Uw vorige aanvraag staat er nog')).toBeVisible();
  await see('a restored draft');

  await fill(2);
  await intake.next.click();
  await expect(intake.step('Documenten')).toBeFocused();
  await expect(page.getByText(/^Dit soort bestand/)).toBeVisible();
  await intake.submit.click();
  await see('step 3, terms not agreed to');

  await intake.terms.check();
  await page.getByRole('combobox', { name: 'Soort document: factuur.pdf' }).selectOption('other');
  await intake.passQuestion();
  await see('step 3, something missing');

  await intake.submit.click();
  await expect(intake.sending).toBeVisible();
  await see('sending');

  await answerFirstCall(page, `**${apiPaths.intake}`, (route) => route.fulfill({ status: 500, body: '' }));
  releaseToken();
  await expect(page.getByText(messages.intakeFailed).first()).toBeVisible();
  await see('a failure');

  await fixReference(page);
  await intake.submit.click();
  await expect(page.getByText(messages.intakeSucceeded).first()).toBeVisible();
  // Its script loads with the confirmation.
  await expect(page.getByRole('img', { name: /^QR-code/ })).toBeVisible();
  await see('success');
}

/**
 * Keeps a state for as long as `see` looks at it: the wizard does not leave two seconds after success, and does not give
 * up a held call, by the timeout of an attempt or by its limit on the bot check. It would show another failure.
 */
async function holdTimes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held = [2000, 100_000];
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (work: () => void, delayMs = 0) => wait(work, held.includes(delayMs) ? 600_000 : delayMs),
    });
    AbortSignal.timeout = () => new AbortController().signal;
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
