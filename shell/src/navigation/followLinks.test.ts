import { followLinks } from './followLinks';

const navigate = jest.fn(() => Promise.resolve());
followLinks({ navigate });
// Keeps jsdom from logging that it does not implement navigation.
addEventListener('click', (event) => event.preventDefault());

beforeEach(() => {
  navigate.mockClear();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/services');
});

test.each(['/about', '/faq#kosten', '/services', '/incasso?bron=mail', '/privacybeleid'])(
  'follows a link to %s without loading a new document',
  (href) => {
    click(`<a href="${href}">Een <b>link</b></a>`);

    expect(navigate).toHaveBeenCalledWith(href);
  },
);

test('removes the trailing slash of a link', () => {
  click('<a href="/contact/">Een <b>link</b></a>');

  expect(navigate).toHaveBeenCalledWith('/contact');
});

test.each([
  ['another site', '<a href="https://example.com/about">Een <b>link</b></a>'],
  ['a file', '<a href="/documents/privacybeleid.pdf">Een <b>link</b></a>'],
  ['an unknown page', '<a href="/bestaat-niet">Een <b>link</b></a>'],
  ['a new window', '<a href="/about" target="_blank">Een <b>link</b></a>'],
  ['a download', '<a href="/about" download>Een <b>link</b></a>'],
  ['a place on this page', '<a href="/services#inhoud">Een <b>link</b></a>'],
])('leaves a link to %s to the browser', (_name, link) => {
  click(link);

  expect(navigate).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %o to the browser',
  (how) => {
    click('<a href="/about">Een <b>link</b></a>', how);

    expect(navigate).not.toHaveBeenCalled();
  },
);

/** Clicks a link in plain HTML, as the answers of the FAQ have them. */
function click(link: string, how: MouseEventInit = {}): void {
  document.body.innerHTML = link;
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}
