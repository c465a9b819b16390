import { act, render } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { createSiteRouter } from '../src/navigation/createSiteRouter';
import { followLinks } from '../src/navigation/followLinks';

let stop: () => void = () => undefined;

/** Renders the whole site, in a browser that has just opened a path. */
export async function renderSite(path: string): Promise<void> {
  stop();
  globalThis.scrollTo = jest.fn();
  history.pushState(null, '', path);
  const router = createSiteRouter({ isPrerendered: false });
  followLinks(router);
  const isReady = new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  if (!router.state.initialized) await act(() => isReady);
  render(<RouterProvider router={router} />);
  stop = () => router.dispose();
}
