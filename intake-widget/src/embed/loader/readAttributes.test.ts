import { misspelledAttributes, readHeight } from './readAttributes';

test.each([
  ['420', 420],
  ['420px', 420],
  [null, 0],
  ['', 0],
  ['0', 0],
  ['-420', 0],
  ['50%', 0],
  ['30em', 0],
  ['Infinity', 0],
])('reads the height %j as %d pixels', (written, pixels) => {
  const element = document.createElement('incasso-intake');
  if (written !== null) element.setAttribute('height', written);

  expect(readHeight(element)).toBe(pixels);
});

test('finds attributes that look like ours, and no others', () => {
  const element = document.createElement('incasso-intake');
  const own = ['data-key', 'reference', 'prefill-company-name', 'class', 'data-v-1a2b', 'aria-label', 'style'];
  for (const name of [...own, 'prefil-email', 'data-acent', 'prefill-name', 'heigth']) element.setAttribute(name, 'x');

  expect(misspelledAttributes(element)).toEqual(['prefil-email', 'prefill-name', 'heigth']);
});
