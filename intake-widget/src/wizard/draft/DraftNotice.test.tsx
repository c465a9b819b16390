import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fakeDraftStore, fakePorts } from '../testing/fakePorts';
import { button, field, fill, fillToDocuments, ledTo, submitWithoutDocuments } from '../testing/visitor';
import { WizardSteps } from '../WizardSteps';
import { emptyWizard } from '../testing/openWizard';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a restored case that is sent at once reports no fill time', async () => {
  const { ports, sent } = fakePorts();
  const { user, unmount } = emptyWizard(ports);
  await fillToDocuments(user);
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  unmount();
  render(<WizardSteps ports={ports} />);

  await submitWithoutDocuments(user);

  expect(await screen.findByText('K7QM-3TXB')).toBeTruthy();
  expect(sent.map(({ signals }) => signals)).toEqual([{ website: '' }]);
});

test('says when the browser saves no draft; the wizard still works', async () => {
  const { ports } = fakePorts();
  const drafts = { ...fakeDraftStore(), write: () => Promise.resolve(false) };
  const { user } = emptyWizard({ ...ports, drafts });

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');

  expect(await screen.findByText(/Uw browser bewaart dit formulier niet/)).toBeTruthy();
  expect(screen.queryByText(/bewaart alleen uw browser/)).toBeNull();
  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld BV');
});

test('says how long the browser keeps what is typed, then that it is back, and wipes it after a question', async () => {
  const { ports } = fakePorts();
  const { user, unmount } = emptyWizard(ports);
  expect(screen.queryByText(/bewaart alleen uw browser/)).toBeNull();
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  expect(screen.getByText(/tot u het verzendt, de browser sluit of 24 uur niets wijzigt/)).toBeTruthy();
  unmount();

  render(<WizardSteps ports={ports} />);
  expect(screen.getByText('Uw vorige aanvraag staat er nog')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  await user.click(button('Opnieuw beginnen'));
  expect(document.activeElement).toBe(button('Nee, behouden'));
  await user.click(button('Nee, behouden'));
  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld BV');
  await user.click(button('Opnieuw beginnen'));
  await user.click(button('Ja, alles wissen'));

  await ledTo('Bedrijfsgegevens');
  expect(field('Bedrijfsnaam')).toHaveProperty('value', '');
  expect(ports.drafts.own()).toBeUndefined();
  expect(screen.queryByText(/bewaart alleen uw browser|Uw vorige aanvraag/)).toBeNull();
});

test('where cookies are blocked, says that the draft ends with the tab', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const { user } = emptyWizard();

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');

  expect(screen.getByText(/tot u het verzendt, dit tabblad sluit/)).toBeTruthy();
});

test('hydrates the prerendered step unchanged and keeps what was typed before', async () => {
  const { ports } = fakePorts();
  const wizard = <WizardSteps ports={ports} />;
  const page = document.createElement('div');
  page.innerHTML = renderToString(wizard);
  document.body.append(page);
  const before = page.innerHTML;
  const typed = within(page).getByRole<HTMLInputElement>('textbox', { name: 'Bedrijfsnaam' });
  typed.value = 'Vroege Vogel BV';
  const complaints = jest.spyOn(console, 'error');

  const root = await act(() => Promise.resolve(hydrateRoot(page, <StrictMode>{wizard}</StrictMode>)));

  expect(complaints).not.toHaveBeenCalled();
  expect(within(page).getByRole('textbox', { name: 'Bedrijfsnaam' })).toBe(typed);
  expect(typed.value).toBe('Vroege Vogel BV');
  const line = within(page).getByText(/bewaart alleen uw browser/).parentElement?.outerHTML ?? '';
  expect(page.innerHTML.replace(line, '').replace(' value="Vroege Vogel BV"', ' value=""')).toBe(before);
  act(() => root.unmount());
  page.remove();
});
