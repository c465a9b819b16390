import { HostServicesProvider } from '@incasso/browser/host/services';
import { render, screen } from '@testing-library/react';
import { ContactDetails } from './ContactDetails';

const unused = () => Promise.reject(new Error('not needed'));

test('shows the contact details in the specified order', () => {
  render(
    <HostServicesProvider value={{ showToast: () => () => undefined, loadSiteConfig: unused }}>
      <ContactDetails />
    </HostServicesProvider>,
  );

  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);

  expect(terms).toEqual([
    'Adres',
    'Telefoon',
    'E-mail',
    'LinkedIn',
    'Openingsuren',
    expect.stringMatching(/^Derdenrekening/),
  ]);
});
