import { documentRefusals, type DocumentRefusal } from './documentRefusals';

/** How people get a PDF, a JPG or a spreadsheet from what they have, by the extensions of it. */
const waysOut: readonly (readonly [extensions: string, words: string])[] = [
  ['eml msg', 'Een mail nemen we niet aan. Druk hem af naar PDF (Afdrukken, dan ‘Opslaan als PDF’) en kies die.'],
  ['webp gif bmp avif', 'Dit soort foto nemen we niet aan. Open ze, bewaar ze als JPG of PNG en kies die.'],
  ['tif tiff', 'Een TIFF nemen we niet aan. Open hem, bewaar hem met al zijn pagina’s als PDF en kies die.'],
  ['csv ods numbers', 'Dit soort rekenblad nemen we niet aan. Open het, bewaar het als Excel (.xlsx) en kies dat.'],
  ['txt rtf odt md html htm', 'Dit soort tekst nemen we niet aan. Open hem, bewaar hem als PDF en kies die.'],
  ['pages', 'Een Pages-document nemen we niet aan. Kies in Pages ‘Exporteer naar’, PDF, en kies dat bestand.'],
  ['zip rar 7z', 'Een ingepakt bestand nemen we niet aan. Pak het uit en kies de documenten die erin zitten.'],
];

/** Why a document does not go along, and how to get one that does: by its name, where its type is not accepted. */
export function refusalInWords(refusal: DocumentRefusal, name: string): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const wayOut = waysOut.find(([extensions]) => extension !== undefined && extensions.split(' ').includes(extension));
  return refusal === 'type_not_accepted' && wayOut !== undefined ? wayOut[1] : documentRefusals[refusal];
}
