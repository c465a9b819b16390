import { HostServicesProvider } from '@incasso/browser/host/services';
import { render, screen } from '@testing-library/react';
import { ContactDetails } from './ContactDetails';

const unused = () => Promise.reject(new Error('not needed'));

test('the contact details are shown in their fixed order', () => {
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
