import type { IntakeStep } from '@incasso/contract/intakeFields';

export const stepHeadText = {
  steps: 'Stappen van uw aanvraag',
  done: 'ingevuld',
  current: 'huidige stap',
  ahead: 'nog te doen',
  /** The visitor's position, before the title of the step. */
  position: (step: number) => `Stap ${String(step)} van 3`,
} as const;

/** Under the title of the step; says once that all its fields are required. */
export const stepIntros: Partial<Record<IntakeStep, string>> = {
  1: 'Van uw bedrijf. Alle velden zijn verplicht.',
  2: 'Met wie spreken we, en op welke rekening storten we? Alle velden zijn verplicht.',
};
