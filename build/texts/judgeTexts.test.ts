import { judgeTexts } from './judgeTexts';

const reading = { name: 'Home', minScore: 65, files: [/^home/] };

function faultsOf(source: string): readonly string[] {
  return judgeTexts([{ path: 'home.content.ts', source }], [{ ...reading, minScore: -Infinity }]).faults;
}

test('plain texts have no faults', () => {
  const source = "export const home = { title: 'Wat kost het?', text: '<p>U betaalt <em>niets</em>.</p>' };";

  const { faults, figures } = judgeTexts([{ path: 'home.content.ts', source }], [reading]);

  expect(faults).toEqual([]);
  expect(figures).toMatchObject([{ name: 'Home', words: 6, wordsPerSentence: 3 }]);
});

test('a term that may not return is named with its line, and what to say in its place', () => {
  expect(faultsOf("export const home = {\n  text: 'Onze klant betaalt niet.',\n};")).toEqual([
    "home.content.ts:2: 'klant': 'debiteur' for who owes, 'cliënt' for whom the firm works",
  ]);
});

test('visitors may ask about their own customer', () => {
  expect(faultsOf("export const question = 'Wat als mijn klant niet betaalt?';")).toEqual([]);
});

test('a sentence of 26 words is one too long, whatever code stands within', () => {
  const words = (count: number) => `export const text = \`${'dit '.repeat(count - 1)}\${value}.\`;`;

  expect(faultsOf(words(25))).toEqual([]);
  expect(faultsOf(words(26))).toEqual([expect.stringContaining('home.content.ts:1: 26 words, at most 25: dit dit')]);
});

test('a reading that is hard is told with its score', () => {
  const source =
    "export const text = 'Administratieve solvabiliteitscontroles vereisen voorafgaandelijke goedkeuring.';";

  expect(judgeTexts([{ path: 'home.content.ts', source }], [reading]).faults).toEqual([
    expect.stringMatching(/^Home: readability -\d+\.\d, at least 65/),
  ]);
});

test('a reading without words does not pass', () => {
  expect(judgeTexts([], [reading]).faults).toEqual([expect.stringContaining('Home: readability NaN')]);
});

test('a file that nobody reads is named', () => {
  expect(judgeTexts([{ path: 'lost.text.ts', source: '' }], []).faults).toEqual([
    'lost.text.ts: in no reading of readings.ts',
  ]);
});
