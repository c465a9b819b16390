import { countSyllables } from './countSyllables';
import { sentencesIn, wordsIn } from './sentences';

export type Readability = {
  readonly words: number;
  readonly wordsPerSentence: number;
  readonly syllablesPerWord: number;
  /** Flesch's reading ease as Douma fitted it to Dutch (1960): 65 to 80 is plain, under 45 hard. */
  readonly score: number;
};

/** How easily texts read. */
export function measureReadability(texts: readonly string[]): Readability {
  const sentences = texts.flatMap(sentencesIn);
  const words = sentences.flatMap(wordsIn);
  const syllables = words.reduce((count, word) => count + countSyllables(word), 0);
  const wordsPerSentence = words.length / sentences.length;
  const syllablesPerWord = syllables / words.length;
  return {
    words: words.length,
    wordsPerSentence,
    syllablesPerWord,
    score: 206.84 - 0.93 * wordsPerSentence - 77 * syllablesPerWord,
  };
}
