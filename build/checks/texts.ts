// Holds what people read to its terms, to the length of its sentences and to its readability. Prints how each page
// reads, then what is wrong, and fails if something is.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import * as v from 'valibot';
import { parse } from 'yaml';
import { projectRoot } from '../prepare.mjs';
import { judgeTexts } from '../texts/judgeTexts';
import { readings } from '../texts/readings';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

// The files whose spelling is checked are those that people read.
const spelling = v.parse(v.object({ files: v.array(v.string()) }), parse(read('cspell.config.yaml')));
const paths = globSync(spelling.files, { cwd: projectRoot, ignore: ['**/node_modules/**', '**/dist/**'] });

const { figures, faults } = judgeTexts(
  paths.sort().map((path) => ({ path, source: read(path) })),
  readings,
);
console.log('Readability (Flesch-Douma)');
for (const { name, score, words, wordsPerSentence, syllablesPerWord } of figures) {
  const detail = `${String(words)} words, ${wordsPerSentence.toFixed(1)} a sentence, ${syllablesPerWord.toFixed(2)} syllables a word`;
  console.log(`  ${name.padEnd(20)} ${score.toFixed(1)}  ${detail}`);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
