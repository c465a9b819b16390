import type { IntakeStep } from '@incasso/contract/intakeFields';

/** What each step is about, under its title. */
export const stepIntros: Record<IntakeStep, string> = {
  1: 'Voor welk bedrijf mogen we invorderen?',
  2: 'Met wie nemen we contact op, en op welke rekening storten we het geïnde bedrag?',
  3: 'Voeg uw facturen toe en wat er verder bij hoort: voorwaarden, aanmaningen, een bestelbon.',
};
