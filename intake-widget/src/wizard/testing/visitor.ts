import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.getByRole('heading', { name });
export const file = (name: string) => new File(['content'], name);

/** The focus goes to the heading of a step once the step is painted. */
export const ledTo = (name: string) => waitFor(() => expect(document.activeElement).toBe(heading(name)));

export async function fill(user: UserEvent, name: string, value: string) {
  await user.click(field(name));
  await user.paste(value);
}

/** Fills steps 1 and 2 and goes to step 3. */
export async function fillToDocuments(user: UserEvent) {
  await fill(user, 'Bedrijfsnaam', 'Voorbeeld BV');
  await fill(user, 'KBO nummer', '0123456749');
  await fill(user, 'Adres', 'Voorbeeldstraat 1, 8500 Kortrijk');
  await user.click(button('Volgende'));
  await fill(user, 'Contactpersoon', 'An Voorbeeld');
  await fill(user, 'Telefoon', '+32 56 00 00 01');
  await fill(user, 'E-mail', 'an@bedrijf.example');
  await fill(user, 'Rekeningnummer', 'be68539007547034');
  await user.click(button('Volgende'));
}
