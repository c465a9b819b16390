import type { IntakeStep } from '@incasso/contract/intakeFields';

/** The visitor's position, before the title of the step. */
export const stepOf = (step: number) => `Stap ${String(step)} van 3:`;

/** The intro of each step, under its title; says once that all its fields are required. */
export const stepIntros: Partial<Record<IntakeStep, string>> = {
  1: 'Voor welk bedrijf mogen we invorderen? Alle velden zijn verplicht.',
  2: 'Met wie nemen we contact op, en op welke rekening storten we wat u toekomt? Alle velden zijn verplicht.',
};

export const termsText = {
  agree: 'Ik ga akkoord met de',
  terms: 'algemene voorwaarden',
  and: 'en heb het',
  policy: 'privacybeleid',
  read: 'gelezen',
  opens: '(PDF, opent in een nieuw venster)',
} as const;

export const optionalFieldsText = {
  title: 'Iets toelichten? Betalingen, bijzonderheden',
} as const;

export const proofOfSending = 'verzendbewijs van uw e-factuur (‘nooit gezien’ is snel gezegd)';

export const usualDocumentsText = (missing: readonly string[]) =>
  `Handig erbij: ${new Intl.ListFormat('nl').format(missing)}. Nasturen mag.`;
