/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !/\.(test|spec)\.tsx?$/.test(path))
  .map((path) => ({ name: basename(path), path, source: read(path) }));

/** The files of each claim, according to the `// claim: NAME` comments. */
function markedFiles(): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  for (const { name, source } of sources) {
    const marks = [...source.matchAll(/^\s*\/\/ claim: (.+)$/gm)].flatMap(([, names = '']) => names.split(', '));
    for (const mark of new Set(marks)) files[mark] = [...(files[mark] ?? []), name].sort();
  }
  return files;
}

/** The files of each claim, according to the table in docs/content.md. */
function confirmedFiles(): Record<string, string[]> {
  const [, table = ''] = read('docs/content.md').split('## What the firm confirms before going live');
  const rows = [...table.matchAll(/^\| `([a-z0-9-]+)`: [^|]+\| ([^|]+?) *\|/gm)];
  return Object.fromEntries(
    rows.map(([, name = '', files = '']) => [name, files.replaceAll('`', '').split(', ').sort()]),
  );
}

test('docs/content.md lists every marked text with its file, and nothing else', () => {
  expect(Object.keys(markedFiles()).length).toBeGreaterThan(30);
  expect(confirmedFiles()).toEqual(markedFiles());
});

test.each([
  ['answer-within-24-hours', /answersWithin/],
  ['paid-out-within-7-days', /paysWithin|payoutPromise/],
  ['undisputed-fee', /no cure no pay|geen ereloon/i],
  ['no-commitment', /verbindt u tot niets|niets verschuldigd/],
  ['first-look-free', /beoordeling (is )?gratis|eerst gratis/i],
  ['bailiff-advance', /voorschot voor (de|een) gerechtsdeurwaarder/i],
])('every content file, document or mail that promises %s has its claim comment', (name, words) => {
  const promising = sources
    .filter(({ path }) => /^content-remote\/.*\.content\.ts$|\/mails\/visitorMail\.ts$|\.text\.ts$/.test(path))
    .filter(({ source }) => words.test(source))
    .map((file) => file.name);

  expect(promising.length).toBeGreaterThan(0);
  expect(promising.filter((file) => markedFiles()[name]?.includes(file) !== true)).toEqual([]);
});

test('only the firm’s profile states the promised times', () => {
  const writers = sources
    .filter(({ source }) => /binnen (<strong>)?(24 uur|7 dagen)|figure: '(24|7)'/i.test(source))
    .map(({ path }) => path);

  expect(writers).toEqual([]);
});
