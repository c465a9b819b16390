import { render, screen } from '@testing-library/react';
import { ContactDetails } from './ContactDetails';

test('shows the contact details in the specified order', () => {
  render(<ContactDetails />);

  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);

  expect(terms).toEqual(['Adres', 'Telefoon', 'E-mail', 'LinkedIn', 'Openingsuren', 'Derdenrekening']);
});
