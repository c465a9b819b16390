import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createDraftStore } from './createDraftStore';
import { draftNoticeText as text } from './DraftNotice.text';
import { wizardDraftSchema } from './savedDraft';
import { fakeDraftStore, fakeFileStore, fakePorts } from '../testing/fakePorts';
import { installLocks, removeLocks } from '../testing/installLocks';
import { button, field, file, fill, fillToDocuments, heading, ledTo, submitWithoutDocuments } from '../testing/visitor';
import { WizardSteps } from '../WizardSteps';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a case in progress is restored after the page was left, and can be started again', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  const { unmount } = render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), file('factuur.pdf'));
  unmount();

  render(<WizardSteps ports={ports} />);

  expect(heading('Documenten')).toBeTruthy();
  expect(screen.getByText('Uw vorige aanvraag staat er nog')).toBeTruthy();
  expect(await screen.findByText('1 document in orde.')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);

  await user.click(button('Opnieuw beginnen'));
  await user.click(button('Nee, behouden'));
  expect(screen.getByText('1 document in orde.')).toBeTruthy();
  await user.click(button('Opnieuw beginnen'));
  await user.click(button('Ja, alles wissen'));
  expect(field('Bedrijfsnaam')).toHaveProperty('value', '');
  await ledTo('Bedrijfsgegevens');
  expect(ports.drafts.own()).toBeUndefined();
});

test('a restored case that is sent at once reports no fill time', async () => {
  const user = userEvent.setup();
  const { ports, sent } = fakePorts();
  const { unmount } = render(<WizardSteps ports={ports} />);
  await fillToDocuments(user);
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  unmount();
  render(<WizardSteps ports={ports} />);

  await submitWithoutDocuments(user);

  expect(await screen.findByText('K7QM-3TXB')).toBeTruthy();
  expect(sent.map(({ signals }) => signals)).toEqual([{ website: '' }]);
});

test('a duplicated tab that is changed continues with its own copy of the case, files included', async () => {
  installLocks();
  const user = userEvent.setup();
  const files = fakeFileStore();
  const openTab = () => {
    const tab = fakePorts();
    const ports = { ...tab.ports, files, drafts: createDraftStore(wizardDraftSchema) };
    return { ...tab, ...render(<WizardSteps ports={ports} />) };
  };
  const first = openTab();
  await fillToDocuments(user);
  await user.upload(screen.getByLabelText('Documenten', { selector: 'input' }), file('factuur.pdf'));
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));

  const duplicate = openTab();
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('intake-draft:'));
  await user.click(await within(duplicate.container).findByRole('button', { name: 'Vorige' }));
  await waitFor(() => expect(drafts()).toHaveLength(2));
  await user.click(within(duplicate.container).getByRole('button', { name: 'Volgende' }));
  for (const { container } of [duplicate, first]) {
    await user.click(within(container).getByRole('button', { name: 'Dossier indienen' }));
    expect(await within(container).findByText('K7QM-3TXB')).toBeTruthy();
  }

  const sent = [...duplicate.sent, ...first.sent];
  expect(new Set(sent.map(({ submissionId }) => submissionId)).size).toBe(2);
  expect(sent.map(({ documents }) => documents.map(({ content }) => content.name))).toEqual([
    ['factuur.pdf'],
    ['factuur.pdf'],
  ]);
  expect(drafts()).toEqual([]);
  removeLocks();
});

test('says when the browser saves no draft; the wizard still works', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  const drafts = { ...fakeDraftStore(), write: () => Promise.resolve(false) };
  render(<WizardSteps ports={{ ...ports, drafts }} />);

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');

  expect(await screen.findByText(/Uw browser bewaart dit formulier niet/)).toBeTruthy();
  expect(screen.queryByText(/bewaart alleen uw browser/)).toBeNull();
  expect(field('Bedrijfsnaam')).toHaveProperty('value', 'Voorbeeld BV');
});

test('says how long the browser keeps what is typed, from the first filling on, and wipes it after a question', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  render(<WizardSteps ports={ports} />);
  expect(screen.queryByText(/bewaart alleen uw browser/)).toBeNull();

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  expect(screen.getByText(/tot u het verzendt, de browser sluit of 24 uur niets wijzigt/)).toBeTruthy();
  await user.click(button('Opnieuw beginnen'));
  expect(document.activeElement).toBe(button('Nee, behouden'));
  await user.click(button('Ja, alles wissen'));

  await ledTo('Bedrijfsgegevens');
  expect(field('Bedrijfsnaam')).toHaveProperty('value', '');
  expect(ports.drafts.own()).toBeUndefined();
  expect(screen.queryByText(/bewaart alleen uw browser/)).toBeNull();
});

test('where cookies are blocked, says that the draft ends with the tab', async () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const user = userEvent.setup();
  render(<WizardSteps ports={fakePorts().ports} />);

  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');

  expect(screen.getByText(/tot u het verzendt, dit tabblad sluit/)).toBeTruthy();
});

test('says that the former draft is over, until the visitor goes on', async () => {
  const user = userEvent.setup();
  const { ports } = fakePorts();
  const drafts = { ...fakeDraftStore(), own: () => 'over' as const };
  render(<WizardSteps ports={{ ...ports, drafts }} />);
  expect(await screen.findByText(text.over)).toBeTruthy();

  await fillToDocuments(user);

  expect(screen.queryByText(text.over)).toBeNull();
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
