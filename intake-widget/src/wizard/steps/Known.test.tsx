import { screen, waitFor } from '@testing-library/react';
import { fieldsOfStep } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { openWizard } from '../testing/openWizard';
import { button, field, fill, submitWithoutDocuments } from '../testing/visitor';

const change = (label: string) => screen.findByRole('button', { name: `Wijzigen: ${label}` });

test('the last step shows the answers of the earlier ones as they are sent', async () => {
  await openWizard();
  await change('Contact');

  const answers = sampleAnswers();
  for (const name of [...fieldsOfStep(1), ...fieldsOfStep(2)]) expect(screen.getByText(answers[name])).toBeTruthy();
});

test('an answer is changed in its place, and sent', async () => {
  const { user, sent } = await openWizard();

  await user.click(await change('Bedrijfsgegevens'));
  await waitFor(() => expect(document.activeElement).toBe(field('Bedrijfsnaam')));
  await user.clear(field('Bedrijfsnaam'));
  await user.keyboard('Nieuwe Naam BV');
  await submitWithoutDocuments(user);

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.answers.company_name).toBe('Nieuwe Naam BV');
});

test('names the answers that are missing, and opens at the first of them', async () => {
  const { user } = await openWizard({ answers: sampleAnswers({ phone: '', email: ' ' }) });
  expect(await screen.findByText('Ontbreekt nog: Telefoon, E-mail')).toBeTruthy();

  await user.click(await change('Contact'));

  expect(document.activeElement).toBe(field('Telefoon'));
  await fill(user, 'E-mail', 'an@bedrijf.example');
  expect(field('Telefoon')).toBeTruthy();
});

test('is opened by a problem', async () => {
  const { user } = await openWizard();

  await user.click(await change('Bedrijfsgegevens'));
  await fill(user, 'Adres', 'a'.repeat(201));
  await user.click(button('Vorige'));

  expect(await screen.findByRole('textbox', { name: 'Adres' })).toHaveProperty(
    'value',
    expect.stringMatching(/a{201}/),
  );
});
