import { documentRefusals, type DocumentRefusal } from './documentRefusals';

/** How to get a PDF, a JPG or a spreadsheet from other file types, by extension. */
const waysOut: readonly (readonly [extensions: string, words: string])[] = [
  [
    'msg',
    'Een mail als MSG-bestand nemen we niet aan. Bewaar hem in Outlook als EML-bestand, of druk hem af naar PDF en voeg de bijlagen apart toe.',
  ],
  ['webp gif bmp avif', 'Dit soort foto nemen we niet aan. Open ze, bewaar ze als JPG of PNG en kies die.'],
  ['tif tiff', 'Een TIFF nemen we niet aan. Open hem, bewaar hem met al zijn pagina’s als PDF en kies die.'],
  ['csv ods numbers', 'Dit soort rekenblad nemen we niet aan. Open het, bewaar het als Excel (.xlsx) en kies dat.'],
  ['txt rtf odt md html htm', 'Dit soort tekst nemen we niet aan. Open hem, bewaar hem als PDF en kies die.'],
  ['pages', 'Een Pages-document nemen we niet aan. Kies in Pages ‘Exporteer naar’, PDF, en kies dat bestand.'],
  ['zip rar 7z', 'Dit ingepakte bestand nemen we zo niet aan. Pak het uit en kies de documenten die erin zitten.'],
];

/** What makes an attachment refuse its whole mail. */
const attachmentFaults: Readonly<Partial<Record<DocumentRefusal, (attachment: string) => string>>> = {
  macros: (attachment) => `in ${attachment} zitten macro’s, of een koppeling die ze van elders haalt`,
  executable: (attachment) => `${attachment} is een programma of een script`,
  password_protected: (attachment) => `op ${attachment} staat een wachtwoord`,
};

const unreadMails: readonly DocumentRefusal[] = ['content_mismatch', 'damaged', 'unpacks_too_large'];
const printMail = 'Druk hem af naar PDF (Afdrukken, dan ‘Opslaan als PDF’)';

/**
 * Why a document is refused. For a type that is not accepted, its name decides which advice follows. `attachment` is
 * the name of the attachment for which a mail is refused, where it is known.
 */
export function refusalInWords(refusal: DocumentRefusal, name: string, attachment?: string): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === 'eml') return mailRefusalInWords(refusal, attachment);
  const wayOut = waysOut.find(([extensions]) => extension !== undefined && extensions.split(' ').includes(extension));
  return refusal === 'type_not_accepted' && wayOut !== undefined ? wayOut[1] : documentRefusals[refusal];
}

/** Printing a mail loses its attachments, so the words ask for them too. */
function mailRefusalInWords(refusal: DocumentRefusal, attachment: string | undefined): string {
  const fault = attachmentFaults[refusal]?.(attachment === undefined ? 'een bijlage' : `de bijlage ‘${attachment}’`);
  if (fault !== undefined)
    return `Deze mail nemen we zo niet aan: ${fault}. ${printMail} en voeg de andere bijlagen apart toe.`;
  if (unreadMails.includes(refusal))
    return `Deze mail kunnen we niet lezen. ${printMail} en voeg de bijlagen apart toe.`;
  return documentRefusals[refusal];
}
