import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Receipt } from '@incasso/browser/host/Receipt';
import { renderSite } from '../../testing/renderSite';
import { ReceiptList } from './ReceiptList';
import { receiptsKey } from './receiptsKey';
import { receiptsSource } from './receiptsSource';

const receipt = (reference: string): Receipt => ({ reference, caseKey: 'key' });

async function receiptList(): Promise<ReceiptList> {
  await act(() => receiptsSource.load());
  const state = receiptsSource.state();
  if (state.status !== 'loaded') throw new Error('Receipts cannot be had.');
  return state.value.receiptList;
}

/** Follows a link of the bar. */
async function follow(name: string, title = name): Promise<void> {
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name, hidden: true }));
  await waitFor(() => expect(document.title).toBe(title));
}

afterEach(async () => {
  const list = await receiptList();
  act(() => {
    for (const { reference } of list.receipts()) list.close(reference);
  });
  jest.restoreAllMocks();
});

test('are shown on the home page only, newest first', async () => {
  const list = await receiptList();
  list.keep(receipt('K7QM-3TXB'));
  list.keep(receipt('P2RW-9HNC'));
  await renderSite('/');

  const regions = screen.getAllByRole('region', { name: /^Ingediende aanvraag/ });
  expect(regions.map((region) => region.getAttribute('aria-label'))).toEqual([
    'Ingediende aanvraag P2RW-9HNC',
    'Ingediende aanvraag K7QM-3TXB',
  ]);

  await follow('Over ons');
  expect(screen.queryByText('K7QM-3TXB')).toBeNull();
});

test('focuses a new receipt on the first visit to the home page, and the heading on later ones', async () => {
  const list = await receiptList();
  await renderSite('/about');
  list.keep(receipt('K7QM-3TXB'));

  await follow('Solvenda Advocaten', 'Home');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Ingediende aanvraag K7QM-3TXB' }));

  await follow('Over ons');
  await follow('Solvenda Advocaten', 'Home');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('removes a closed receipt permanently, and focuses the page’s heading', async () => {
  const list = await receiptList();
  list.keep(receipt('K7QM-3TXB'));
  await renderSite('/');

  await userEvent.click(screen.getByRole('button', { name: /^Sluiten/ }));

  expect(screen.queryByText('K7QM-3TXB')).toBeNull();
  expect(sessionStorage.getItem(receiptsKey)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('survive a reload', async () => {
  const list = await receiptList();
  list.keep(receipt('K7QM-3TXB'));

  expect(new ReceiptList().receipts()).toEqual([receipt('K7QM-3TXB')]);
});

test.each(['no JSON', '{}', '[{"reference":"K7QM-3TXB"}]'])('ignores a damaged list: %s', (kept) => {
  sessionStorage.setItem(receiptsKey, kept);

  expect(new ReceiptList().receipts()).toEqual([]);
});

test('stay in memory when storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const list = new ReceiptList();

  list.keep(receipt('K7QM-3TXB'));

  expect(list.receipts()).toEqual([receipt('K7QM-3TXB')]);
});
