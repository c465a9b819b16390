import { avoidedTerms } from './avoidedTerms';
import { measureReadability, type Readability } from './measureReadability';
import type { Reading } from './readings';
import { readTexts } from './readTexts';
import { sentencesIn, wordsIn } from './sentences';

/** Longest sentence, in words. */
const maxWords = 25;

/** A file with texts, by its path from the project's root. */
export type TextFile = { readonly path: string; readonly source: string };

type Judgement = {
  /** How each reading reads, in its order. */
  readonly figures: readonly (Readability & { readonly name: string })[];
  /** What is wrong, each with its place. */
  readonly faults: readonly string[];
};

/** Holds texts to terms, to the length of sentences, and each reading to its readability. */
export function judgeTexts(files: readonly TextFile[], readings: readonly Reading[]): Judgement {
  const texts = files.flatMap(({ path, source }) => readTexts(source).map((text) => ({ ...text, path })));
  const measured = readings.map((reading) => {
    const words = texts.filter(({ path }) => isOf(reading, path)).map((text) => text.words);
    return { reading, figures: { name: reading.name, ...measureReadability(words) } };
  });
  return {
    figures: measured.map(({ figures }) => figures),
    faults: [
      ...files
        .filter(({ path }) => !readings.some((reading) => isOf(reading, path)))
        .map(({ path }) => `${path}: in no reading of readings.ts`),
      ...texts.flatMap(({ path, line, words }) => faultsOf(words).map((fault) => `${path}:${String(line)}: ${fault}`)),
      ...measured
        .filter(({ reading, figures }) => !(figures.score >= reading.minScore))
        .map(
          ({ reading: { name, minScore }, figures: { score } }) =>
            `${name}: readability ${score.toFixed(1)}, at least ${String(minScore)}; say it in shorter words`,
        ),
    ],
  };
}

function isOf({ files }: Reading, path: string): boolean {
  return files.some((file) => file.test(path));
}

function faultsOf(text: string): string[] {
  const terms = avoidedTerms.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`'${found}': ${instead}`];
  });
  const long = sentencesIn(text)
    .map((sentence) => ({ sentence, count: wordsIn(sentence).length }))
    .filter(({ count }) => count > maxWords)
    .map(({ sentence, count }) => `${String(count)} words, at most ${String(maxWords)}: ${sentence}`);
  return [...terms, ...long];
}
