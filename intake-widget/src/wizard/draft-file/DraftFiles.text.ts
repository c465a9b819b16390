import { documentLimits } from '@incasso/contract/limits';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { draftFileExtension, minPassphraseLength, type DraftFileRefusal } from './DraftFile';

export const draftFilesText = {
  title: 'Later of elders verdergaan?',
  explanation:
    'Neem uw aanvraag met uw documenten mee naar een ander toestel of een collega, in één bestand op slot. Alleen wie uw wachtwoordzin kent, opent het. Niets ervan gaat naar ons.',
  save: 'Bewaar uw aanvraag als bestand',
  open: 'Open een bewaarde aanvraag',
  chooseFile: 'Bewaarde aanvraag',
  savePassphrase: 'Kies een wachtwoordzin',
  passphraseHint: `Minstens ${String(minPassphraseLength)} tekens. Vier losse woorden onthoudt u gemakkelijk. Wij kennen uw wachtwoordzin niet: zonder gaat het bestand nooit meer open.`,
  passphraseTooShort: `Kies een wachtwoordzin van minstens ${String(minPassphraseLength)} tekens.`,
  showPassphrase: 'Wachtwoordzin tonen',
  saveNow: 'Bestand bewaren',
  saving: 'Uw aanvraag gaat op slot…',
  empty: 'U hebt nog niets ingevuld om te bewaren.',
  saved: (name: string) => `Uw aanvraag is bewaard als ${name}`,
  savedWhere:
    'U vindt het bestand bij uw downloads. Geef uw wachtwoordzin langs een andere weg door dan het bestand. Indienen doet u nog altijd hier.',
  notSaved: 'Het bestand kon niet gemaakt worden. Wat u invulde, staat er nog.',
  openPassphrase: 'De wachtwoordzin van dit bestand',
  openHint: (name: string) => `Waarmee ${name} bewaard werd.`,
  passphraseMissing: 'Vul de wachtwoordzin in.',
  openNow: 'Openen',
  opening: 'Het bestand gaat open…',
  cancel: 'Annuleren',
  replace: 'Vervangen wat u hier al invulde?',
  replaceBy: (company: string, documents: number) =>
    `In het bestand staat de aanvraag van ${company === '' ? 'een onderneming zonder naam' : company}, ${documentsInWords(documents)}.`,
  replaceNow: 'Ja, vervangen',
  keep: 'Nee, behouden',
  opened: 'Uw bewaarde aanvraag is geopend. Kijk alles na voor u indient.',
  stillThere: 'Wat u hier invulde, staat er nog.',
} as const;

/** Why a file does not open. */
export const draftFileRefusals: Readonly<Record<DraftFileRefusal, string>> = {
  foreign: `Dit is geen aanvraag die op deze site bewaard werd. Kies een bestand met een naam als aanvraag-2026-03-02${draftFileExtension}.`,
  newer: 'Dit bestand komt van een nieuwere versie van deze site. Herlaad de pagina en probeer het opnieuw.',
  too_large: `Dit bestand is te groot. Een bewaarde aanvraag heeft hoogstens ${formatDocumentSize(documentLimits.maxTotalBytes)} aan documenten.`,
  wrong_passphrase: 'Met deze wachtwoordzin gaat het bestand niet open. Kijk ze na, ook de hoofdletters.',
  damaged: 'Dit bestand is beschadigd of onvolledig. Neem het opnieuw over van waar u het bewaarde.',
  unavailable: 'Uw browser kan dit bestand niet openen. Probeer het op een ander toestel.',
};

function documentsInWords(count: number): string {
  if (count === 0) return 'zonder documenten';
  return count === 1 ? 'met 1 document' : `met ${String(count)} documenten`;
}
