import { partsInWords, type CasePart } from '@incasso/contract/missingParts';

export const missingQuestionText = {
  title: 'Ontbreekt er nog iets?',
  missing: (parts: readonly CasePart[]) => `Dit zagen we nog niet: ${partsInWords(parts)}.`,
  later: 'Vul het aan, of dien nu in en stuur het later na.',
  /** Where documents go along: we do not read what is in them. */
  within: 'Staat het in uw documenten? Dien dan gewoon in.',
  choose: 'Documenten toevoegen',
  fill: 'Gegevens invullen',
} as const;
