import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './src/awaitHydration';
import { IntakePage } from './src/IntakePage';
import { expect, test } from './src/test';

const unseen = { before: '\u200b\u200e', after: '\u202c\u00ad' };
const tooLong = 'Deze tekst is 3.289 tekens te lang. Kort hem in tot 5.000 tekens.';

test('an address pasted with characters that nobody sees carries a message', async ({ page, mailbox }) => {
  await page.goto(routes.contact);
  await awaitHydration(page);
  const field = (name: string) => page.getByRole('textbox', { name });
  await field('Naam').fill('An Voorbeeld');
  await field('E-mail').fill(`${unseen.before}an@bedrijf.example${unseen.after}`);
  await field('Bedrijf').fill('Plakproef BV (voorbeeld)');
  await field('Bericht').fill('Mijn klant betaalt niet.');

  await page.getByRole('button', { name: 'Bericht verzenden' }).click();

  await expect.poll(async () => (await mailbox.about('Plakproef BV')).length).toBe(1);
  const [mail] = await mailbox.about('Plakproef BV');
  expect(mail?.text).toContain('E-mail: an@bedrijf.example\n');
});

test('such an address carries a case through the form of the home page and the wizard', async ({ page, mailbox }) => {
  await page.goto(routes.home);
  await awaitHydration(page);
  const form = page.getByRole('form', { name: 'Start uw invordering' });
  await form.getByRole('textbox', { name: 'Naam' }).fill('An Voorbeeld');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${unseen.before}an@bedrijf.example`);
  await form.getByRole('button').click();
  await page.waitForURL(`**${routes.start}`);
  const intake = new IntakePage(page);
  await intake.fillToDocuments('Plakdossier BV (voorbeeld)');
  await intake.previous.click();
  await intake.field('E-mail').fill(`${unseen.before}an@bedrijf.example${unseen.after}`);
  await intake.field('Rekeningnummer').fill(`IBAN: ${unseen.before}BE68\u202f5390\u202f0754\u202f7034`);
  await intake.next.click();
  await intake.terms.check();

  await intake.submitSuccessfully();

  await expect.poll(async () => (await mailbox.about('Plakdossier BV')).length).toBe(1);
  const [mail] = await mailbox.about('Plakdossier BV');
  expect(mail?.text).toContain('E-mail: an@bedrijf.example\n');
  expect(mail?.text).toContain('Rekeningnummer: BE68 5390 0754 7034\n');
});

test('a pasted text that is too long stays whole through a reload, and is led to before anything is sent', async ({
  page,
}) => {
  const intake = await IntakePage.opened(page);
  await intake.fillToDocuments('Langetekst BV (voorbeeld)');
  await intake.unfold();
  const text = intake.field('Toelichting bij de documenten');
  await text.fill('a'.repeat(8289));
  await expect(text).toHaveAccessibleDescription(new RegExp(`Fout: ${tooLong}`));
  await page.reload();
  await awaitHydration(page, 'main form');
  await intake.terms.check();

  await intake.submit.click();

  await expect(text).toBeFocused();
  await expect(text).toHaveValue('a'.repeat(8289));
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(/^1 fout/);
});
