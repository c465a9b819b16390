/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longSentences } from '@incasso/contract/testing/longSentences';
import { rulesBrokenBy } from '@incasso/contract/testing/oneWord';
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

test('every text keeps to one word for one thing', () => {
  const broken = texts.flatMap(([file, text]) => rulesBrokenBy(text).map((rule) => `${rule}: ${file}: ${text}`));

  expect(broken).toEqual([]);
});

test('what a screen reader says of the wizard keeps to one word for one thing', () => {
  const lines = readFileSync(join(root, 'e2e/transcripts/wizard.txt'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/^[-+] (\w+, )?/, ''));

  expect(lines.length).toBeGreaterThan(300);
  expect(lines.flatMap((line) => rulesBrokenBy(line).map((rule) => `${rule}: ${line}`))).toEqual([]);
});

test('the wizard calls a dossier what its button submits, and the visitor’s own', () => {
  const isDossier = ([file, text]: [string, string]) => file.startsWith('intake-widget/') && /\bdossier/i.test(text);

  expect(
    texts
      .filter(isDossier)
      .map(([, text]) => text)
      .toSorted(),
  ).toEqual(['Dossier indienen', 'Uw dossier']);
});

test('an offerte is for a consumer, or one of the client’s documents', async () => {
  const isMeant = /consument|bestelbon/i;

  expect((await statements()).filter(({ text }) => /offerte/i.test(text) && !isMeant.test(text))).toEqual([]);
});

test('only the firm’s profile has the times that it promises', () => {
  const promise = /binnen (<strong>)?(24 uur|7 dagen)|figure: '(24|7)'/i;
  const sources = [...paths, 'lambdas/src/functions/notify-staff/mails/visitorMail.ts'];

  expect(sources.filter((path) => promise.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
