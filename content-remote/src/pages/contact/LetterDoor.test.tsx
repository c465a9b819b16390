import { HostServicesProvider } from '@incasso/frontend/host/services';
import { render, screen } from '@testing-library/react';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { debtorInfoLink } from '@incasso/contract/routes';
import { LetterDoor } from './LetterDoor';

const unused = () => Promise.reject(new Error('not needed'));

test('gives debtors account, phone and mail, never the intake, under the footer’s anchor', () => {
  render(
    <HostServicesProvider value={{ showToast: () => () => undefined, loadSiteConfig: unused }}>
      <LetterDoor />
    </HostServicesProvider>,
  );

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([telLink, mailtoLink]);
  expect(screen.getByText(firmProfile.escrowAccount)).toBeDefined();
  expect(document.getElementById(debtorInfoLink.id)?.textContent).toContain(debtorInfoLink.name);
});
