import { documentRefusals, type DocumentRefusal } from './documentRefusals';

/** How to get a PDF, a JPG or a spreadsheet from other file types, by extension. */
const waysOut: readonly (readonly [extensions: string, words: string])[] = [
  ['eml msg', 'Een mail nemen we niet aan. Druk hem af naar PDF (Afdrukken, dan ‘Opslaan als PDF’) en kies die.'],
  ['webp gif bmp tif tiff avif', 'Dit soort foto nemen we niet aan. Open ze, bewaar ze als JPG of PNG en kies die.'],
  ['csv ods numbers', 'Dit soort rekenblad nemen we niet aan. Open het, bewaar het als Excel of PDF en kies dat.'],
  ['txt rtf odt md html htm', 'Dit soort tekst nemen we niet aan. Open hem, bewaar hem als PDF en kies die.'],
  ['pages', 'Een Pages-document nemen we niet aan. Kies in Pages ‘Exporteer naar’, PDF, en kies dat bestand.'],
  ['zip rar 7z', 'Een ingepakt bestand nemen we niet aan. Pak het uit en kies de documenten die erin zitten.'],
];

/** Why a document is refused. For a type that is not accepted, its name decides which advice follows. */
export function refusalInWords(refusal: DocumentRefusal, name: string): string {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  const wayOut = waysOut.find(([extensions]) => extension !== undefined && extensions.split(' ').includes(extension));
  return refusal === 'type_not_accepted' && wayOut !== undefined ? wayOut[1] : documentRefusals[refusal];
}
