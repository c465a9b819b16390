import { create } from 'fontkit';

/** Replaces a character that the overview's font lacks. */
export const missingCharacter = '◊';

/** Maximum number of lines, as typed, that are shown of a text */
const maxLines = 40;

const unseen = /[^\P{Cc}\n]|\p{Default_Ignorable_Code_Point}/gu;
/** Characters that the font has and that are never combined. */
const plain = /^[\n -~€]*$/;
const otherBlanks = /[\t\p{Zs}]/gu;
const characters = new Intl.Segmenter('nl', { granularity: 'grapheme' });

/** Longer words are broken: line breaking takes time quadratic in the length of a word. */
const maxWordLength = 200;
const endlessWord = new RegExp(`\\S{${maxWordLength}}(?=\\S)`, 'g');

export type TextFitter = {
  /** Truncates a text after some lines, and replaces characters that the font lacks. */
  readonly fit: (text: string) => string;
  readonly hasReplaced: () => boolean;
};

export function textFitter(face: Uint8Array): TextFitter {
  const font = create(Buffer.from(face));
  if (!('characterSet' in font)) throw new Error('the font file holds several fonts');
  const known = new Set(font.characterSet);
  const isShown = (character: string) =>
    character === '\n' || Array.from(character).every((part) => known.has(part.codePointAt(0) ?? 0));
  let hasReplaced = false;
  const fitCharacter = (character: string) => {
    const seen = character.replace(unseen, '');
    if (isShown(seen)) return seen;
    hasReplaced = true;
    return missingCharacter;
  };

  return {
    fit(text) {
      if (plain.test(text)) return cutLines(text).replace(endlessWord, '$&\n');
      const whole = cutLines(text).normalize('NFC').replace(otherBlanks, ' ');
      const fitted = Array.from(characters.segment(whole), ({ segment }) => fitCharacter(segment)).join('');
      return fitted.replace(endlessWord, '$&\n');
    },
    hasReplaced: () => hasReplaced,
  };
}

function cutLines(text: string): string {
  const lines = text.split('\n');
  if (lines.length <= maxLines) return text;
  return [...lines.slice(0, maxLines), `[Nog ${lines.length - maxLines} regels: zie case.json.]`].join('\n');
}
