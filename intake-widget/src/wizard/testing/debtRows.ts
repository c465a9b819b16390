import { screen, waitFor, within } from '@testing-library/react';
import type { openWizard } from './openWizard';
import { submitWithoutDocuments } from './visitor';

export type Visit = Awaited<ReturnType<typeof openWizard>>;

/** Submits, and returns the sent rows. */
export async function send({ user, sent }: Visit) {
  await submitWithoutDocuments(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]?.debts;
}

/** The form of a row. */
export const row = (number: number) => screen.getByRole('group', { name: new RegExp(`^Factuur ${String(number)}`) });
export const inRow = (number: number, name: string) =>
  within(row(number)).getByRole<HTMLInputElement>('textbox', { name });
/** The button that opens a row shown as text, whose name says the row. */
export const opener = (words: string | RegExp) => screen.getByRole('button', { name: words });
/** The names of the rows that are shown as text. */
export const openers = () => screen.queryAllByRole('button', { name: / aanpassen$/ }).map((button) => button.ariaLabel);
