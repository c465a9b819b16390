/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claims, listSamples, sampleLine, type Claim } from './claims';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all: [string, Claim][] = Object.entries(claims);
const texts = readTexts();
const known = all.flatMap(([name, { words, files }]) => (words === undefined ? [] : [[name, words, files] as const]));

test.each(all)('what is said of %s stands in files that there are', (_name, { files }) => {
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test.each(known)(
  'no text says what is claimed of %s outside of the files that the firm is told of',
  (_name, words, files) => {
    const saying = texts.filter(({ text }) => words.test(text));

    expect(saying.map(({ file }) => file).sort()).toEqual([...files].sort());
  },
);

test('the table of docs/content.md names each claim with its files', () => {
  const handbook = readFileSync(join(root, 'docs/content.md'), 'utf8');
  const [, rest = ''] = handbook.split('## What the firm confirms before going live');
  const [section = ''] = rest.split('\n## ');
  const rows = [...section.matchAll(/^\| (.*?) +\| (.*?) +\|$/gm)].map(([, what = '', files = '']) => [what, files]);

  expect(rows.slice(2)).toEqual(
    all.map(([, { what, files }]) => [what, files.map((file) => `\`${basename(file)}\``).join(', ')]),
  );
});

test('a claim is a sample until the day of its confirmation is told', () => {
  const open = { what: 'a promise', files: ['pages/one.ts', 'other.ts'] };
  const confirmed = { what: 'a figure', files: ['one.ts'], confirmedOn: '2027-01-31' };

  const promised = { ...confirmed, confirmedOn: 'binnenkort' };

  expect(listSamples({ open, confirmed, promised })).toEqual([open, promised]);
  expect(sampleLine(open)).toBe('a promise (one.ts, other.ts)');
});

/** Files that hold texts for visitors, without their comments. */
function readTexts(): { file: string; text: string }[] {
  return ['contract', 'content-remote', 'intake-widget', 'lambdas', 'shell']
    .flatMap((workspace) =>
      readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${workspace}/src/${file.split(sep).join('/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|contract\/src\/claims\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '') }));
}
