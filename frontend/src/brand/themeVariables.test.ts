import fc from 'fast-check';
import { embedDensities, embedFonts } from '@incasso/contract/embed/embedTheme';
import { theme } from './theme';
import { themeVariables, invalidAttributes } from './themeVariables';

test('without a partner’s theme, sets no variable', () => {
  expect(Object.values(themeVariables({})).every((value) => value === undefined)).toBe(true);
});

test('the theme uses every variable', () => {
  const themeText = JSON.stringify(theme);

  for (const name of Object.keys(themeVariables({}))) expect(themeText).toContain(`var(${name}, `);
});

test('converts a partner’s theme to CSS values', () => {
  const variables = themeVariables({ accent: '#0a7a5f', radius: '12', font: 'serif', density: 'compact' });

  expect(variables['--brand-font']).toContain('Georgia');
  expect(variables).toMatchObject({
    '--brand-action': '#0a7a5f',
    '--brand-on-action': '#ffffff',
    '--brand-line': '#0a7a5f',
    '--brand-mark': '#d0e6e1',
    '--brand-radius': '12px',
    '--brand-gap': '1rem',
    '--brand-control': '2.5rem',
  });
});

test.each([
  ['0', '0px'],
  ['8px', '8px'],
  ['24', '24px'],
  ['25', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['calc(1px)', undefined],
])('converts a radius of %j to %s', (radius, value) => {
  expect(themeVariables({ radius })['--brand-radius']).toBe(value);
});

test('ignores any other value', () => {
  const known: readonly string[] = [...embedFonts, ...embedDensities];
  const text = fc
    .string()
    .filter((written) => !known.includes(written) && !/^#?[0-9a-f]{3,8}$|^\d+(px)?$/i.test(written.trim()));
  fc.assert(
    fc.property(fc.record({ accent: text, radius: text, font: text, density: text }), (written) => {
      expect(themeVariables(written)).toEqual(themeVariables({}));
    }),
  );
});

test('names the attributes with an invalid value, and no others', () => {
  expect(invalidAttributes({ accent: 'green', radius: '25', font: 'Comic Sans', density: 'compact' })).toEqual([
    'accent',
    'radius',
    'font',
  ]);
  expect(invalidAttributes({})).toEqual([]);
});
