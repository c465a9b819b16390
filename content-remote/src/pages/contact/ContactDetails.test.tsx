import { HostServicesProvider } from '@incasso/browser/host/services';
import { render, screen } from '@testing-library/react';
import { ContactDetails } from './ContactDetails';

const unused = () => Promise.reject(new Error('not needed'));

test('the details stand in the order of the specification', () => {
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
