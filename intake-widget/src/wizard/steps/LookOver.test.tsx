import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInWords } from '@incasso/contract/isoDate';
import { newestVersions } from '@incasso/contract/legalVersions';
import { WizardSteps } from '../WizardSteps';
import { fakePorts } from '../testing/fakePorts';
import { button, field, fillToDocuments, ledTo } from '../testing/visitor';

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

test('names and links the versions of the terms that are sent, and whether the visitor agreed', async () => {
  const { user } = await startAtDocuments();
  const row = (await screen.findByText('Voorwaarden')).closest('div') ?? document.body;
  const states = [within(row).queryByText('Nog niet akkoord') !== null];

  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  states.push(within(row).queryByText('Akkoord') !== null);
  expect(states).toEqual([true, true]);
  const links = within(row).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [
      `Algemene voorwaarden, versie van ${dayInWords(newestVersions.generalTerms)} (PDF, opent in een nieuw venster)`,
      `/documents/algemene-voorwaarden-${newestVersions.generalTerms}.pdf`,
    ],
    [
      `Privacybeleid, versie van ${dayInWords(newestVersions.privacyPolicy)} (PDF, opent in een nieuw venster)`,
      `/documents/privacybeleid-${newestVersions.privacyPolicy}.pdf`,
    ],
  ]);
});

test('Previous from a revisited field forgets where the visitor came from', async () => {
  const { user, change } = await startAtDocuments();

  await user.click(await change('E-mail'));
  await user.click(button('Vorige'));
  await ledTo('Bedrijfsgegevens');
  await user.click(button('Volgende'));

  await ledTo('Contact');
});
