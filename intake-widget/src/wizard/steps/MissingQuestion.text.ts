import { missingInfoInWords, type MissingInfo } from '@incasso/debts/missingInfo';

export const missingQuestionText = {
  title: 'Ontbreekt er nog iets?',
  missing: (missing: readonly MissingInfo[]) => `Dit zagen we nog niet: ${missingInfoInWords(missing)}.`,
  later: 'Vul het aan, of dien nu in en stuur het later na.',
  /** Where documents go along: we do not read what is in them. */
  within: 'Staat het in uw documenten? Dien dan gewoon in.',
  choose: 'Documenten toevoegen',
  fill: 'Gegevens invullen',
} as const;
