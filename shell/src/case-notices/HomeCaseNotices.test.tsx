import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CaseNotice } from '@incasso/frontend/host/CaseNotice';
import { renderSite } from '../../testing/renderSite';
import { CaseNoticeList } from '@incasso/frontend/case-notices/CaseNoticeList';
import { caseNoticeList } from '@incasso/frontend/case-notices/CaseNotices';
import { caseNoticesKey } from '@incasso/frontend/case-notices/hasCaseNotices';
import { caseNoticesSource } from './caseNoticesSource';

const notice = (reference: string): CaseNotice => ({
  reference,
  submissionId: '3f0c7b6e-2f0e-4d57-9a55-6d1d3f1f0f01',
  receivedAt: '2026-03-02T10:00:00.000Z',
  debts: '2 facturen · € 1.815,50',
  documents: ['factuur.pdf', 'aanmaning.pdf'],
});

async function loadedList(): Promise<CaseNoticeList> {
  await act(() => caseNoticesSource.load());
  return caseNoticeList;
}

/** Follows a link of the bar. */
async function follow(name: string, title = name): Promise<void> {
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name, hidden: true }));
  await waitFor(() => expect(document.title).toBe(title));
}

afterEach(async () => {
  const list = await loadedList();
  act(() => {
    for (const { reference } of list.notices()) list.close(reference);
  });
  jest.restoreAllMocks();
});

test('shows the notices on the home page only, newest first', async () => {
  const list = await loadedList();
  list.keep(notice('K7QM-3TXB'));
  list.keep(notice('P2RW-9HNC'));
  await renderSite('/');

  const regions = screen.getAllByRole('region', { name: /^Ingediende aanvraag/ });
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
    'Ingediende aanvraag P2RW-9HNC',
    'Ingediende aanvraag K7QM-3TXB',
  ]);

  await follow('Over ons');
  expect(screen.queryByText('K7QM-3TXB')).toBeNull();
});

test('focuses a new notice on the first visit to the home page, and the heading on later ones', async () => {
  const list = await loadedList();
  await renderSite('/about');
  list.keep(notice('K7QM-3TXB'));

  await follow('Solvenda Advocaten', 'Home');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Ingediende aanvraag K7QM-3TXB' }));

  await follow('Over ons');
  await follow('Solvenda Advocaten', 'Home');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('removes a closed notice permanently, and focuses the page’s heading', async () => {
  const list = await loadedList();
  list.keep(notice('K7QM-3TXB'));
  await renderSite('/');

  await userEvent.click(screen.getByRole('button', { name: /sluiten$/ }));

  expect(screen.queryByText('K7QM-3TXB')).toBeNull();
  expect(sessionStorage.getItem(caseNoticesKey)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('shows the notices again after a reload', async () => {
  const list = await loadedList();
  list.keep(notice('K7QM-3TXB'));

  expect(new CaseNoticeList().notices()).toEqual([notice('K7QM-3TXB')]);
});

test.each(['no JSON', '{}', '[{"reference":"K7QM-3TXB"}]'])('ignores a damaged list: %s', (kept) => {
  sessionStorage.setItem(caseNoticesKey, kept);

  expect(new CaseNoticeList().notices()).toEqual([]);
});

test('keeps the notices in memory when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const list = new CaseNoticeList();

  list.keep(notice('K7QM-3TXB'));

  expect(list.notices()).toEqual([notice('K7QM-3TXB')]);
});
