import { navigationItems } from '@incasso/contract/routes';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/renderSite';

const [home, ...others] = navigationItems.map(({ name, path }) => [name, path]);
const pages = others.slice(0, -1);
const start = others.at(-1);

test('starts with a link that skips the navigation', async () => {
  await renderSite('/about');

  await userEvent.tab();

  expect(document.activeElement?.textContent).toBe('Naar de inhoud');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('the bar has the firm name, the pages, phone, mail and the start button', async () => {
  await renderSite('/about');

  const links = within(screen.getByRole('banner')).getAllByRole('link', { hidden: true });

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Solvenda Advocaten', '/'],
    ...pages,
    ['+32 56 00 00 00', 'tel:+3256000000'],
    ['info@solvenda.example', 'mailto:info@solvenda.example'],
    start,
  ]);
});

test('the footer has every page, the profile, the contact details and the current year', async () => {
  await renderSite('/about');

  const footer = within(screen.getByRole('contentinfo'));
  const links = within(footer.getByRole('navigation')).getAllByRole('link');

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([home, ...pages, start]);
  expect(footer.getByRole('link', { name: /LinkedIn/ }).getAttribute('href')).toMatch(
    /^https:\/\/www\.linkedin\.com\//,
  );
  expect(footer.getByRole('link', { name: '+32 56 00 00 00' }).getAttribute('href')).toBe('tel:+3256000000');
  expect(footer.getByRole('link', { name: 'info@solvenda.example' })).toBeDefined();
  expect(footer.getByRole('link', { name: 'Kreeg u een brief van ons?' }).getAttribute('href')).toBe(
    '/contact#brief-van-ons',
  );
  expect(footer.getByText(/Voorbeeldstraat 1/).textContent).toContain('8500 Kortrijk');
  expect(footer.getByText(String(new Date().getFullYear()))).toBeDefined();
});

test.each(['Diensten', '+32 56 00 00 00', 'info@solvenda.example'])(
  'closes the open menu when its link %s is followed',
  async (words) => {
    await renderSite('/about');
    const { menu, hide } = openMenu();
    // jsdom does not support `tel:` and `mailto:` links.
    menu.querySelectorAll('a[href*=":"]').forEach((link) => {
      link.addEventListener('click', (event) => event.preventDefault());
    });

    await userEvent.click(within(menu).getByText(words));

    expect(hide).toHaveBeenCalledTimes(1);
  },
);

test('traps the focus in the open menu and the buttons of the bar', async () => {
  await renderSite('/about');
  const { menu } = openMenu();
  const button = within(screen.getByRole('banner')).getByRole('button');

  button.focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement?.textContent).toBe('Start invordering');

  await userEvent.tab();
  expect(document.activeElement).toBe(button);

  await userEvent.tab();
  expect(document.activeElement).toBe(within(menu).getByText('Over ons'));
});

/** Simulates an open popover, which jsdom does not support. */
function openMenu() {
  const menu = screen.getByLabelText('Hoofdnavigatie');
  let isOpen = true;
  const hide = jest.fn(() => {
    isOpen = false;
  });
  Object.assign(menu, {
    popover: 'auto',
    matches: (selector: string) => isOpen && selector === ':popover-open',
    hidePopover: hide,
  });
  return { menu, hide };
}
