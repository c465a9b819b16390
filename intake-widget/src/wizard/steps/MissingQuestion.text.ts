import { missingInfoInWords, type MissingInfo } from '@incasso/debts/missingInfo';

export const missingQuestionText = {
  title: 'Ontbreekt er nog iets?',
  missing: (missing: readonly MissingInfo[]) => `Dit zagen we nog niet: ${missingInfoInWords(missing)}.`,
  later: 'Vul het aan, of dien nu in en stuur het later na.',
  /** Shown with documents: we do not read their contents. */
  within: 'Staat het in uw documenten? Dien dan gewoon in.',
  choose: 'Documenten toevoegen',
  fill: 'Gegevens invullen',
} as const;
