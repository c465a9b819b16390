import { screen, waitFor } from '@testing-library/react';
import { fieldsOfStep, isRequired } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { newDebt } from '@incasso/debts/Debt';
import { caseAsideId } from '@incasso/frontend/host/wizardStage';
import { openWizard } from '../testing/openWizard';
import { field, fill, submitWithoutDocuments } from '../testing/visitor';

const change = (label: string) => screen.findByRole('button', { name: `Wijzigen: ${label}` });

test('the last step shows the answers of the earlier ones as they are sent', async () => {
  await openWizard();
  await change('Contact');

  const answers = sampleAnswers();
  for (const name of [...fieldsOfStep(1), ...fieldsOfStep(2)].filter(isRequired))
    expect(screen.getByText(answers[name])).toBeTruthy();
});

test('an answer is edited in place and sent', async () => {
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
  expect(await screen.findByText('Ontbreekt nog: Telefoon, E-\u2060mail')).toBeTruthy();

  await user.click(await change('Contact'));

  expect(document.activeElement).toBe(field('Telefoon'));
  await fill(user, 'E-mail', 'an@bedrijf.example');
  expect(field('Telefoon')).toBeTruthy();
});

test('the page shows the case beside the form', async () => {
  const aside = document.body.appendChild(document.createElement('div'));
  aside.id = caseAsideId;
  const debt = { ...newDebt([]), debtor: 'Garage Voorbeeld BV', amount: '€ 100,00' };

  await openWizard({ debts: [debt] });

  await waitFor(() =>
    expect(aside.textContent).toBe(
      `Uw dossierVoor ${sampleAnswers().company_name}Openstaand 1 factuur · €\u00a0100,00Garage Voorbeeld BV`,
    ),
  );
  aside.remove();
});
