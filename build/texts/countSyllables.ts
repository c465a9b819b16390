/**
 * What sounds as one in Dutch; every other vowel sounds by itself. A dictionary of hyphenation would not do: it keeps
 * letters together that no line may part (`open`, `akkoord`), and counts too few.
 */
const sounds = /aai|ooi|oei|eeu|ieu|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|ou|au|[aeiouyäëïöü]/g;

/** The accents that change no syllable; a diaeresis parts two. */
const accents = /[\u0300-\u0307\u0309-\u036f]/g;

/** The syllables of a Dutch word, as it is read aloud. A number counts one a digit, an abbreviation one a letter. */
export function countSyllables(word: string): number {
  const parts = word.match(/\p{Lu}{2,}|\p{L}+|\p{N}/gu) ?? [];
  return parts.reduce((count, part) => count + syllablesOfPart(part), 0);
}

function syllablesOfPart(part: string): number {
  const letters = part.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase();
  const heard = letters.match(sounds)?.length ?? 0;
  const isSpelled = heard === 0 || (part.length > 1 && part === part.toUpperCase());
  return isSpelled ? part.length : heard;
}
