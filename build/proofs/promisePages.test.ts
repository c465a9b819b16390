import { asvsNumbers } from './asvsNumbers';
import { promisePages } from './promisePages';

const asvs = promisePages.find(({ path }) => path === 'docs/asvs.md');
const row = (number: string) => `| ${number} | not applicable | there is none |`;
const rows = asvsNumbers.map(row);
const find = (lines: readonly string[]) => asvs?.findFaults(lines.join('\n'), () => undefined);

test('there are 253 requirements of levels 1 and 2, and each is answered once', () => {
  expect(new Set(asvsNumbers).size).toBe(253);
  expect(find(rows)).toEqual([]);
});

test('a requirement that is left out, or that is none, is named', () => {
  expect(find(rows.filter((line) => line !== row('V1.1.1')))).toEqual(['V1.1.1 has no row']);
  expect(find([...rows, row('V99.1.1')])).toEqual(['V99.1.1 is no requirement of levels 1 and 2']);
});

test('an answer without state or reason is named, as is one that is met without a test', () => {
  const answered = (answer: string) =>
    find(rows.map((line) => (line === row('V1.1.1') ? `| V1.1.1 | ${answer} |` : line)));

  expect(answered('perhaps | it depends')).toEqual(['V1.1.1 does not say whether it is met, and why']);
  expect(answered('not met |')).toEqual(['V1.1.1 does not say whether it is met, and why']);
  expect(answered('met | a schema')).toEqual(['V1.1.1 names no test']);
});
