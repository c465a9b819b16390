import { screen, waitFor } from '@testing-library/react';
import { fieldsOfStep } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { openWizard } from '../testing/openWizard';
import { button, field, fill, ledTo } from '../testing/visitor';

async function startAtDocuments() {
  const { user } = await openWizard();
  await screen.findByText(/^Controleer uw gegevens/);
  return user;
}

const fold = () => screen.getByText(/^Controleer uw gegevens/).closest('details');
const shown = () => [...(fold()?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent);

test('stays folded, and shows the answers of the earlier steps as they are sent', async () => {
  await startAtDocuments();

  expect(fold()?.open).toBe(false);
  expect(fold()?.querySelector('summary')?.textContent).toBe('Controleer uw gegevens ');
  const answers = sampleAnswers();
  expect(shown()).toEqual([...fieldsOfStep(1), ...fieldsOfStep(2)].map((name) => answers[name]));
});

test('says how many answers are missing, leads to the first of them, and Next from there leads back', async () => {
  const user = await startAtDocuments();
  await user.click(button('Vorige'));
  await user.clear(field('Telefoon'));
  await user.clear(field('Rekeningnummer'));
  await user.click(button('Volgende'));
  await screen.findByText('· 2 ontbreken');
  expect(shown().filter((line) => line === 'Ontbreekt nog')).toHaveLength(2);

  await user.click(button('Wijzigen: Contact'));
  await waitFor(() => expect(document.activeElement).toBe(field('Telefoon')));
  await fill(user, 'Telefoon', '0470 00 00 00');
  await user.click(button('Volgende'));

  await waitFor(() => expect(document.activeElement).toBe(fold()?.querySelector('summary')));
  expect(screen.getByText('· 1 ontbreekt')).toBeTruthy();
  expect(fold()?.open).toBe(false);
});

test('Previous from a revisited field forgets where the visitor came from', async () => {
  const user = await startAtDocuments();

  await user.click(button('Wijzigen: Contact'));
  await user.click(button('Vorige'));
  await ledTo('Bedrijfsgegevens');
  await user.click(button('Volgende'));

  await ledTo('Contact');
});
