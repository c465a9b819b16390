import { render, screen } from '@testing-library/react';
import { mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { debtorInfoLink } from '@incasso/contract/routes';
import { LetterDoor } from './LetterDoor';

test('sends debtors to phone and mail, never to the intake, and has the id that the footer links to', () => {
  render(<LetterDoor />);

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([telLink, mailtoLink]);
  expect(document.getElementById(debtorInfoLink.id)?.textContent).toContain(debtorInfoLink.name);
});
