import { dayInWords } from '@incasso/contract/isoDate';
import type { DocumentCaution } from '@incasso/contract/documents/documentRefusals';
import type { StoredDocument } from '../../../submissions/SubmissionRecord';

/** Title of the section of documents. Without documents the section lists only the files that we generate. */
export function documentsTitle(count: number): string {
  return count === 0 ? 'Bijlagen' : `Documenten (${count})`;
}

/** What a mail's header says, the mail or e-invoice that contained a document (`uit belofte.eml`), and a warning */
export function remarksOn({ partOf, mail, caution }: StoredDocument, documents: readonly StoredDocument[]): string[] {
  const container = documents.find(({ sha256 }) => sha256 === partOf);
  return [
    ...(mail === undefined ? [] : mailInWords(mail)),
    ...(container === undefined ? [] : [`uit ${container.name}`]),
    ...(caution === undefined ? [] : [cautionWords[caution]]),
  ];
}

function mailInWords({ subject, from, date }: NonNullable<StoredDocument['mail']>): string[] {
  return [
    subject === '' ? 'zonder onderwerp' : `‘${subject}’`,
    ...(from === '' ? [] : [`van ${from}`]),
    ...(date === undefined ? [] : [dayInWords(date)]),
  ];
}

const cautionWords: Readonly<Record<DocumentCaution, string>> = {
  sealed: 'verzegeld (S/MIME of PGP): de inhoud lazen we niet',
  in_winmail: 'bijlagen in winmail.dat, dat alleen Outlook opent: die lazen we niet',
  unended_photo: 'misschien niet volledig: de foto heeft geen einde',
};

export const caseFileWords = 'Gegevens van de aanvraag';
