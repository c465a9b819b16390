import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/renderSite';

test('on a link, shows the new page and its title, scrolls up and focuses the heading', async () => {
  await renderSite('/about');

  await userEvent.click(mainLink('Diensten'));

  await waitFor(() => expect(heading()).toBe('Diensten'));
  expect(location.pathname).toBe('/services');
  expect(document.title).toBe('Diensten');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('restores the scroll position on Back', async () => {
  await renderSite('/about');
  scroll(720);
  await userEvent.click(mainLink('Diensten'));
  await waitFor(() => expect(heading()).toBe('Diensten'));

  history.back();

  await waitFor(() => expect(heading()).toBe('Over ons'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 720);
});

test('marks the link of the current page', async () => {
  await renderSite('/services');

  expect(mainLink('Diensten').getAttribute('aria-current')).toBe('page');
  expect(mainLink('FAQ').getAttribute('aria-current')).toBeNull();
});

test('shows the not-found page with a link home for an unknown path', async () => {
  await renderSite('/bestaat-niet');

  expect(heading()).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Terug naar de homepagina' }).getAttribute('href')).toBe('/');
});

test('redirects a former path to its page, with its query', async () => {
  await renderSite('/incasso/troeven/?bron=mail');

  await waitFor(() => expect(heading()).toBe('Diensten'));
  expect(location.pathname + location.search).toBe('/services?bron=mail');
});

test('replaces a page that fails to render by the error page, and can navigate on', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  await renderSite('/faq');
  expect(heading()).toBe('Unexpected Application Error!');

  await userEvent.click(mainLink('Diensten'));

  await waitFor(() => expect(heading()).toBe('Diensten'));
  consoleError.mockRestore();
});

test('shows the contact details when a page cannot be loaded', async () => {
  await renderSite('/contact');

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dit onderdeel is even niet beschikbaar' }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeDefined();
});

test('lets a page show a toast', async () => {
  await renderSite('/');

  await userEvent.click(screen.getByRole('button', { name: 'Toon melding' }));

  expect(screen.getByRole('status').textContent).toBe('Gelukt');
});

function heading(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

function mainLink(name: string): HTMLElement {
  const [link] = screen.getAllByRole('link', { name, hidden: true });
  if (link === undefined) throw new Error(`No link named ${name}.`);
  return link;
}

function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  dispatchEvent(new Event('scroll'));
}
