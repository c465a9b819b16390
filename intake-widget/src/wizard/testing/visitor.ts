import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fieldsOfStep, intakeFields, type IntakeStep } from '@incasso/contract/intakeFields';
import { sampleAnswers } from '@incasso/contract/testing/sampleAnswers';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { missingQuestionText } from '../steps/lastStep.text';

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
/** The heading of a step, by its title. */
export const heading = (title: string) =>
  screen.getByRole('heading', { name: (name) => name.replace(/^Stap \d van 3 /, '') === title });
/** An e-invoice, by default the sample; jsdom cannot read the bytes of files. */
export function xmlFile(name: string, xml = sampleUbl()): File {
  const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(xml).buffer);
  return Object.assign(new File([xml], name, { type: 'text/xml' }), { arrayBuffer });
}

export const file = (name: string) => new File(['content'], name);

/** Waits until the focus is on the heading of a step. */
export const ledTo = (name: string) => waitFor(() => expect(document.activeElement).toBe(heading(name)));

export async function fill(user: UserEvent, name: string, value: string) {
  await user.click(field(name));
  await user.paste(value);
}

/** Fills steps 1 and 2 and goes to step 3. */
export async function fillToDocuments(user: UserEvent) {
  await fillStep(user, 1);
  await fillStep(user, 2);
}

async function fillStep(user: UserEvent, step: IntakeStep) {
  const answers = sampleAnswers({ vat_number: '0123456749', bank_account: 'be68539007547034' });
  for (const name of fieldsOfStep(step)) await fill(user, intakeFields[name].label, answers[name]);
  await user.click(button('Volgende'));
}

/** Submits a case without documents: the first press asks for them, the second sends. */
export async function submitWithoutDocuments(user: UserEvent) {
  await user.click(button('Dossier indienen'));
  await screen.findByText(missingQuestionText.title);
  await user.click(button('Dossier indienen'));
}
