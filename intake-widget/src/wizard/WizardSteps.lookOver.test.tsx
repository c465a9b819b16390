import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WizardSteps } from './WizardSteps';
import { fakePorts } from './testing/fakePorts';
import { button, field, fillToDocuments, ledTo } from './testing/visitor';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

async function startAtDocuments() {
  const user = userEvent.setup();
  render(<WizardSteps ports={fakePorts().ports} />);
  await fillToDocuments(user);
  const change = (label: string) => screen.findByRole('button', { name: `${label} wijzigen` });
  return { user, change };
}

test.each([
  ['Bedrijfsnaam', 'Bedrijfsgegevens'],
  ['Contactpersoon', 'Contact'],
])('Change at %s leads to the field, and Next from there back to the button', async (label) => {
  const { user, change } = await startAtDocuments();

  await user.click(await change(label));
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
  await user.keyboard('!');
  await user.click(button('Volgende'));

  await waitFor(async () => expect(document.activeElement).toBe(await change(label)));
  const row = (await change(label)).closest('div');
  expect(within(row ?? document.body).getByText(/!$/)).toBeTruthy();
});

test('Previous from a revisited field forgets where it came from', async () => {
  const { user, change } = await startAtDocuments();

  await user.click(await change('E-mail'));
  await user.click(button('Vorige'));
  await ledTo('Bedrijfsgegevens');
  await user.click(button('Volgende'));

  await ledTo('Contact');
});
