import type { IntakeStep } from '@incasso/contract/intakeFields';

/** What each step is about, under its title. */
export const stepIntros: Record<IntakeStep, string> = {
  1: 'De onderneming die nog geld tegoed heeft: de uwe.',
  2: 'Wie spreken we aan, en waar storten we het geïnde bedrag?',
  3: 'Voeg uw facturen toe en wat er verder bij hoort: voorwaarden, aanmaningen, een bestelbon.',
};
