import { entryReached } from '@incasso/frontend/host/entryReached';
import { act, waitFor } from '@testing-library/react';
import { createSiteRouter } from './createSiteRouter';

test('the page on the screen handles its history entries before the router does, until a navigation starts', async () => {
  history.replaceState(null, '', '/start');
  const router = createSiteRouter({ isPrerendered: true });
  const heard = jest.fn();
  router.subscribe(heard);
  const asked = jest.fn((event: Event) => event.preventDefault());
  addEventListener(entryReached, asked);

  history.pushState({ ...history.state, step: 2 }, '');
  history.back();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(heard).not.toHaveBeenCalled();

  await act(() => router.navigate('/bestaat-niet'));
  history.back();
  await waitFor(() => expect(router.state.location.pathname).toBe('/start'));
  expect(asked).toHaveBeenCalledTimes(1);

  removeEventListener(entryReached, asked);
  router.dispose();
});
