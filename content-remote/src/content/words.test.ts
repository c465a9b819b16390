/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longSentences } from '@incasso/contract/testing/longSentences';
import { statements } from '../../testing/statements';
import { newestVersionTexts } from '../documents/legalTexts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const options = ['--cached', '--others', '--exclude-standard'];
const listed = execFileSync('git', ['ls-files', ...options, '*.content.ts', '*.text.ts'], { cwd: root });
const paths = listed.toString().trim().split('\n');

/** The texts of all workspaces as visitors read them, with the name of their file: constants, but not functions. */
let texts: [file: string, text: string][];

beforeAll(async () => {
  const modules = await Promise.all(paths.map(async (path): Promise<unknown> => import(join(root, path))));
  texts = [
    ...modules.flatMap((module, index) =>
      stringsWithin(module).map((text): [string, string] => [paths[index] ?? '', text]),
    ),
    ...newestVersionTexts.flatMap(({ path, document }) =>
      stringsWithin(document).map((text): [string, string] => [path, text]),
    ),
  ];
});

function stringsWithin(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsWithin) : [];
}

test('no sentence has more than 25 words', () => {
  expect(texts.length).toBeGreaterThan(800);
  expect(texts.flatMap(([file, text]) => longSentences(text).map((sentence) => `${file}: ${sentence}`))).toEqual([]);
});

/** The specification’s two labels. */
const specified = ['Dossier indienen', 'Dossier starten?'];

test('a visitor submits an aanvraag: it is a dossier once the firm accepts it', () => {
  const submitsCase = /\bdossier (\p{L}+ )?(in\b|indien|start)|(indien|start)\p{L}* (een|uw) dossier/iu;

  const isEarly = ([file, text]: [string, string]) =>
    submitsCase.test(text) || (file.startsWith('intake-widget/') && /\bdossier/i.test(text));

  expect(texts.filter((each) => isEarly(each) && !specified.includes(each[1]))).toEqual([]);
});

test('the firm makes a voorstel: an offerte is for a consumer, or one of the client’s documents', async () => {
  const isMeant = /consument|bestelbon/i;

  expect((await statements()).filter(({ text }) => /offerte/i.test(text) && !isMeant.test(text))).toEqual([]);
});
