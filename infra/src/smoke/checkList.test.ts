import { readFileSync } from 'node:fs';
import { smokeChecks } from './runSmokeChecks';

const handbook = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const shownBySmoke = entriesUnder('### Shown by the smoke test');
const shownByHand = entriesUnder('### Shown by hand, once');

test('the list of what only an account shows names every smoke check, and no other', () => {
  const named = shownBySmoke.flatMap(boldIn);

  expect(named.sort()).toEqual(smokeChecks.map(({ name }) => name).sort());
});

test.each(shownByHand.map((entry) => [boldIn(entry)[0], entry]))('one command shows: %s', (_, entry) => {
  const [shown = ''] = entry.split('If not');

  expect(shown.match(/`(aws|curl|npm|seq|for) [^`]+`/g)).toHaveLength(1);
});

test('every entry says what to do if it is not so', () => {
  const entries = [...shownBySmoke, ...shownByHand];

  expect(entries.length).toBeGreaterThan(30);
  expect(entries.filter((entry) => !/\bIf not( \([^)]*\))?: ./.test(entry))).toEqual([]);
});

/** The items of the lists below a heading, until the next one, each on one line. */
function entriesUnder(heading: string): string[] {
  const [, below = ''] = handbook.split(`${heading}\n`);
  const [section = ''] = below.split(/^#/m);
  return [...section.matchAll(/^- (?:.+(?:\n {2,}.+)*)/gm)].map(([entry]) => entry.replace(/\n\s+/g, ' '));
}

function boldIn(entry: string): string[] {
  return [...entry.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => text);
}
