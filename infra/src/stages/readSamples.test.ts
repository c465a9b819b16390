import { readSamples, sampleLine } from './readSamples';

const guide = (...rows: string[]) => `# Texts

## What the firm confirms before going live

| what the site says | file | confirmed on |
| --- | --- | --- |
${rows.join('\n')}

## Pictures

| file | shown | needs |
| --- | --- | --- |
| a.jpg | Home | 960 px |
`;

test('a statement is a sample until its row has a date of confirmation', () => {
  const samples = readSamples(
    guide(
      '| a promise | `one.ts`, `other.ts` | |',
      '| a figure | `one.ts` | 2027-01-31 |',
      '| a term | `one.ts` | binnenkort |',
    ),
  );

  expect(samples.map(sampleLine)).toEqual(['a promise (one.ts, other.ts)', 'a term (one.ts)']);
});

test('throws without the table, instead of reporting no samples', () => {
  expect(() => readSamples(guide())).toThrow('has no table');
  expect(() => readSamples('# Texts')).toThrow('has no table');
});

test('reads the site’s statements from docs/content.md', () => {
  expect(readSamples().map(({ files }) => files)).toContain('generalTerms.content.ts');
});
