import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as caseNotices from '@incasso/frontend/case-notices/CaseNotices';
import { hasCaseNotices } from '@incasso/frontend/case-notices/hasCaseNotices';
import { firmProfile } from '@incasso/contract/firmProfile';
import { fakePartnerPage } from '../testing/fakePartnerPage';
import { fakePorts } from '../testing/fakePorts';
import { button, fill, fillToDocuments, ledTo, submitWithoutDocuments } from '../testing/visitor';
import { WizardSteps } from '../WizardSteps';

const { caseNoticeList } = caseNotices;
const earlier = {
  reference: 'P2RW-9HNC',
  submissionId: '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f01',
  receivedAt: '2026-03-02T10:00:00.000Z',
  debts: '2 facturen · € 1.815,50',
  documents: ['factuur.pdf', 'aanmaning.pdf'],
};
const region = (reference: string) => screen.queryByRole('region', { name: `Ingediende aanvraag ${reference}` });

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => {
  for (const { reference } of caseNoticeList.notices()) caseNoticeList.close(reference);
  jest.restoreAllMocks();
});

function openEmbed() {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { ports } = fakePorts();
  const source = { isAny: hasCaseNotices, load: () => Promise.resolve(caseNotices) };
  return render(<WizardSteps ports={{ ...ports, ...fakePartnerPage(), caseNotices: source }} />);
}

test('the notice of an earlier case is above the form until it is closed', async () => {
  caseNoticeList.keep(earlier);
  openEmbed();
  const notice = await screen.findByRole('region', { name: 'Ingediende aanvraag P2RW-9HNC' });
  expect(notice.textContent).toContain('2 facturen · € 1.815,50 · 2 documenten');
  expect(notice.textContent).toContain('Ontvangen documenten (2): factuur.pdf, aanmaning.pdf.');
  expect(notice.textContent).toContain(`${firmProfile.firmName}, ${firmProfile.phone.display}`);

  await userEvent.click(button('Melding over P2RW-9HNC sluiten'));

  expect(region('P2RW-9HNC')).toBeNull();
  await ledTo('Bedrijfsgegevens');
  expect(hasCaseNotices()).toBe(false);
});

test('the confirmation says what was received: invoices with their sum, debtors, and documents only if there are', async () => {
  const user = userEvent.setup();
  openEmbed();
  await fillToDocuments(user);
  await fill(user, 'Debiteur', 'Garage Voorbeeld BV');
  await fill(user, 'Openstaand bedrag', '1815,50');
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await submitWithoutDocuments(user);

  expect(await screen.findByText('1 factuur · € 1.815,50')).toBeTruthy();
  expect(screen.getByText('Garage Voorbeeld BV')).toBeTruthy();
  expect(screen.getByText(/^Ontvangen op .+ door Solvenda Advocaten, \+32/)).toBeTruthy();
  expect(screen.queryByText(/geen facturen of documenten/)).toBeNull();
});

test('a case that the confirmation shows has no second notice, until the next one is begun or the frame reloads', async () => {
  const user = userEvent.setup();
  const { unmount } = openEmbed();
  await fillToDocuments(user);
  await user.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  await submitWithoutDocuments(user);
  expect(await screen.findByText('K7QM-3TXB')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'Iets toevoegen' })).toBeTruthy();
  expect(region('K7QM-3TXB')).toBeNull();

  await user.click(button('Nog een aanvraag indienen'));
  expect(region('K7QM-3TXB')).toBeTruthy();

  unmount();
  openEmbed();
  expect(await screen.findByRole('region', { name: 'Ingediende aanvraag K7QM-3TXB' })).toBeTruthy();
});
