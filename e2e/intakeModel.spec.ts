import { messages } from '@incasso/contract/messages';
import { IntakeVisit } from './src/IntakeVisit';
import { shortestIntakePaths } from './src/shortestIntakePaths';
import { patientExpect as expect, patientTimeoutMs, test } from './src/test';

test.describe.configure({ timeout: patientTimeoutMs });

test.use({ expectedConsole: [/Failed to load resource/] });

const headings = { company: 'Bedrijfsgegevens', contact: 'Contact', documents: 'Documenten' } as const;

/** Expects the page to show the model's state. */
async function expectState({ page, intake }: IntakeVisit, state: string): Promise<void> {
  const [stateName = '', ...conditions] = state.split(' ');
  const condition = conditions.join(' ');
  const [phase, detail = '', part] = stateName.split('.');
  if (phase === 'completed') {
    await expect(page).toHaveURL('/');
    return;
  }
  if (phase === 'succeeded') {
    await expect(page.getByRole('heading', { name: 'Uw aanvraag is ingediend' })).toBeVisible();
    return;
  }
  await expect(
    intake.step(detail === 'company' ? headings.company : detail === 'contact' ? headings.contact : headings.documents),
  ).toBeVisible();
  await expect(intake.sending).toHaveCount(phase === 'submitting' ? 1 : 0);
  await expect(intake.question).toHaveCount(part === 'askingForMissingInfo' ? 1 : 0);
  if (part === 'uploading') await expect(page.getByRole('button', { name: 'Verzenden stoppen' })).toBeVisible();
  if (part === 'reading') await expect(page.getByText('Uw documenten worden nagekeken…').first()).toBeVisible();
  if (condition.startsWith('with problems')) await expect(page).toHaveTitle(/^\d+ fout/);
  const failure = condition.includes('after unproven')
    ? messages.botCheckFailed
    : condition.includes('after ')
      ? messages.intakeFailed
      : undefined;
  if (failure !== undefined) await expect(page.getByText(failure).first()).toBeVisible();
}

for (const { state, steps } of await shortestIntakePaths()) {
  test(`the wizard reaches ${state} by: ${steps.join(', ') || 'opening it'}`, async ({ page }) => {
    const visit = new IntakeVisit(page);
    await visit.start();
    for (const step of steps) await visit.take(step);
    await expectState(visit, state);
  });
}
