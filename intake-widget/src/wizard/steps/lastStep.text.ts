import { missingInfoInWords, type MissingInfo } from '@incasso/debts/missingInfo';
import { failuresText } from '../submission/failures.text';

export const termsText = {
  agree: 'Ik ga akkoord met de',
  terms: 'algemene voorwaarden',
  and: 'en heb het',
  policy: 'privacybeleid',
  read: 'gelezen',
  opens: '(PDF, opent in een nieuw venster)',
} as const;

export const optionalFieldsText = {
  title: 'Iets toelichten?',
} as const;

export const usualDocumentsText = {
  proofOfSending: 'verzendbewijs van uw e-factuur',
  missing: (kinds: readonly string[]) => `Handig: ${new Intl.ListFormat('nl').format(kinds)}. Nasturen mag.`,
} as const;

export const knownText = {
  change: 'Wijzigen',
  otherAccount: 'Andere rekening',
  /** A word joiner keeps the two parts of 'E-mail' on one line. */
  missing: (labels: readonly string[]) => `Ontbreekt nog: ${labels.join(', ').replaceAll('-', '-\u2060')}`,
} as const;

export const caseAsideText = {
  title: 'Uw dossier',
  client: 'Voor',
  debts: 'Openstaand',
} as const;

export const missingQuestionText = {
  title: 'Ontbreekt er nog iets?',
  missing: (missing: readonly MissingInfo[]) => `Dit zagen we nog niet: ${missingInfoInWords(missing)}.`,
  later: 'Vul het aan, of dien nu in en stuur het later na.',
  /** Shown with documents: we do not read their contents. */
  within: 'Staat het in uw documenten? Dien dan gewoon in.',
  choose: 'Documenten toevoegen',
  fill: 'Gegevens invullen',
} as const;

export const arrivedNoticeText = {
  title: 'Uw aanvraag was al aangekomen',
  reference: 'Uw referentie:',
  changes: 'Wat u daarna wijzigde, is niet verzonden. Het staat hieronder nog, tot u kiest wat u ermee doet.',
  copy: failuresText.newCase,
  done: 'Klaar, alles wissen',
} as const;

export const confirmationText = {
  referenceHint: 'Vermeld ze als u ons belt of mailt.',
  documents: 'Ontvangen documenten',
  debts: 'Ontvangen facturen',
  nothing: 'U hebt geen facturen of documenten toegevoegd. U kunt ze nog toevoegen via uw eigen link.',
} as const;
