import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/renderSite';

test('shows the page of the address', async () => {
  await renderSite('/about');

  expect(heading()).toBe('Over ons');
});

test('follows a link with the new page, its title, its top and the focus on its heading', async () => {
  await renderSite('/about');

  await userEvent.click(mainLink('Diensten'));

  await waitFor(() => expect(heading()).toBe('Diensten'));
  expect(location.pathname).toBe('/services');
  expect(document.title).toBe('Diensten');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement?.textContent).toBe('Diensten');
});

test('finds the place back where the former page was left', async () => {
  await renderSite('/about');
  scroll(720);
  await userEvent.click(mainLink('Diensten'));
  await waitFor(() => expect(heading()).toBe('Diensten'));

  history.back();

  await waitFor(() => expect(heading()).toBe('Over ons'));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 720);
});

test('marks the link of the present page', async () => {
  await renderSite('/services');

  expect(mainLink('Diensten').getAttribute('aria-current')).toBe('page');
  expect(mainLink('FAQ').getAttribute('aria-current')).toBeNull();
});

test('says that an unknown page is not found, with a link home', async () => {
  await renderSite('/bestaat-niet');

  expect(heading()).toBe('Oops! Page not found');
  expect(screen.getByRole('link', { name: 'Terug naar de homepagina' }).getAttribute('href')).toBe('/');
});

test('leads a former address on to its page, with its query', async () => {
  await renderSite('/incasso/troeven/?bron=mail');

  await waitFor(() => expect(heading()).toBe('Diensten'));
  expect(location.pathname + location.search).toBe('/services?bron=mail');
});

test('shows the redirect screen for the former address of a file, and sends the browser there', async () => {
  // jsdom does not navigate and logs an error.
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  await renderSite('/privacybeleid/');

  expect(heading()).toBe('Redirecting to file...');
  expect(screen.getByRole('link', { name: 'privacybeleid.pdf' }).getAttribute('href')).toBe(
    '/documents/privacybeleid.pdf',
  );
  expect(String(consoleError.mock.calls[0]?.[0])).toContain('navigation');
  consoleError.mockRestore();
});

test('shows the error page in place of a page that fails as it renders, and goes on with the next', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  await renderSite('/faq');
  expect(heading()).toBe('Unexpected Application Error!');

  await userEvent.click(mainLink('Diensten'));

  await waitFor(() => expect(heading()).toBe('Diensten'));
  consoleError.mockRestore();
});

test('says how to reach the firm when a page cannot be fetched', async () => {
  await renderSite('/contact');

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Dit onderdeel is even niet beschikbaar' }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeDefined();
});

test('shows the wizard of the other remote in the start page', async () => {
  await renderSite('/start');

  expect(screen.getByText('De wizard')).toBeDefined();
});

test('lets a page show a message', async () => {
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
