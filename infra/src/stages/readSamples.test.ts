import { readSamples } from './readSamples';

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
  const rows = [
    '| `a-promise`: one hour | `one.ts`, `other.ts` | |',
    '| `a-figure`: ten | `one.ts` | 2027-01-31 |',
    '| `a-term`: 2027-01-31 | `one.ts` | binnenkort |',
  ];

  expect(readSamples(guide(...rows))).toEqual(['a-promise', 'a-term']);
});

test('throws without the table, instead of reporting no samples', () => {
  expect(() => readSamples(guide())).toThrow('has no table');
  expect(() => readSamples('# Texts')).toThrow('has no table');
});

test('reads the site’s statements from docs/content.md', () => {
  expect(readSamples()).toContain('general-terms');
});
