import { additionNote } from '@incasso/contract/addition';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostServicesProvider, type HostServices } from '@incasso/frontend/host/services';
import { apiErrors } from '@incasso/contract/errors';
import { firmProfile } from '@incasso/contract/firmProfile';
import { dayInWords, todayInBelgium } from '@incasso/contract/isoDate';
import { draftNoticeText } from '../draft/DraftNotice.text';
import { FailureNotice } from '../form/FailureNotice';
import { caseId } from '../testing/startAddition';
import { Page } from './AdditionPage';
import { additionFailureText, additionPageText as text } from './AdditionPage.text';

const loadSiteConfig = jest.fn(() => new Promise<never>(() => undefined));
const services: HostServices = {
  showToast: () => () => undefined,
  navigate: (path) => history.replaceState(null, '', path),
  loadSiteConfig,
};

function open(fragment: string) {
  history.replaceState(null, '', `/nasturen${fragment}`);
  return render(
    <HostServicesProvider value={services}>
      <Page />
    </HostServicesProvider>,
  );
}

const form = () => screen.queryByRole('button', { name: text.submit });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a link opens the form until the end of its last day, without a call, and leaves the address bar', () => {
  const { unmount } = open(`#${caseId}.${todayInBelgium()}`);

  expect(form()).toBeTruthy();
  expect(screen.queryByText(text.intro)).toBeTruthy();
  expect(location.href).not.toContain(caseId);
  expect(loadSiteConfig).not.toHaveBeenCalled();

  unmount();
  open('');
  expect(form()).toBeTruthy();
});

test.each([
  ['without a link', '', 'Open deze pagina met uw link'],
  ['with half a link', `#${caseId}`, 'Deze link is niet volledig'],
  ['with a link of another form', '#3e25960a79dbc69b.2026-03-02', 'Deze link is niet volledig'],
  ['with a link that is over', `#${caseId}.2026-03-02`, 'Deze link is verlopen'],
])('opened %s, it says so with phone number and address', (_how, fragment, title) => {
  open(fragment);

  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain(title);
  expect(notice.textContent).toContain(firmProfile.phone.display);
  expect(notice.textContent).toContain(firmProfile.email);
  expect(form()).toBeNull();
  expect(screen.queryByText(text.intro)).toBeNull();
});

test('a malformed link does not replace the one that the tab has', () => {
  const { unmount } = open(`#${caseId}.${todayInBelgium()}`);
  unmount();
  const { unmount: leave } = open('#zomaar');
  expect(form()).toBeNull();
  leave();

  open('');

  expect(form()).toBeTruthy();
});

test('names the last day of a link that is over', () => {
  open(`#${caseId}.2026-03-02`);

  expect(screen.getByText(`Hij werkte tot en met ${dayInWords('2026-03-02')}.`)).toBeTruthy();
});

test('another link in the same tab opens its own form; a jump within the page changes nothing', async () => {
  open(`#${caseId}.${todayInBelgium()}`);
  await userEvent.type(screen.getByRole('textbox', { name: additionNote.label }), 'Hierbij');
  const target = document.createElement('div');
  target.id = 'inhoud';
  document.body.append(target);

  const jump = (fragment: string) => {
    history.replaceState(null, '', `/nasturen${fragment}`);
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')));
  };
  jump('#inhoud');
  expect(screen.getByRole('textbox', { name: additionNote.label })).toHaveProperty('value', 'Hierbij');
  jump(`#${caseId}.2026-03-02`);
  target.remove();

  await waitFor(() => expect(form()).toBeNull());
});

test('an addition says how long the browser keeps it, and wipes it after a question', async () => {
  open(`#${caseId}.${todayInBelgium()}`);
  await userEvent.type(screen.getByRole('textbox', { name: additionNote.label }), 'Hierbij');
  expect(screen.getByText(/bewaart alleen uw browser/)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: draftNoticeText.restart }));
  await userEvent.click(screen.getByRole('button', { name: draftNoticeText.confirm }));

  expect(screen.getByRole('textbox', { name: additionNote.label })).toHaveProperty('value', '');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('an addition warns where storage is full', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open(`#${caseId}.${todayInBelgium()}`);

  await userEvent.type(screen.getByRole('textbox', { name: additionNote.label }), 'H');

  expect(await screen.findByText(draftNoticeText.unkept)).toBeTruthy();
  jest.restoreAllMocks();
});

test.each(['link_expired', 'link_revoked'] as const)(
  'a %s refused by the function is told with phone and mail',
  (code) => {
    const { status, text: error } = apiErrors[code];
    render(
      <FailureNotice
        failure={{ kind: 'refused', status, code, error, fields: [] }}
        text={additionFailureText}
        onRestart={() => undefined}
        noticeRef={null}
      />,
    );

    expect(screen.getByText(error)).toBeTruthy();
    expect(screen.getByRole('link', { name: firmProfile.email })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Bel/ })).toBeTruthy();
    expect(screen.queryByText(additionFailureText.kept)).toBeNull();
  },
);
