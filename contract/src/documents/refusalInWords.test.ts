import { documentRefusals } from './documentRefusals';
import { refusalInWords } from './refusalInWords';

test.each([
  ['klacht.eml', /^Een mail .*PDF/],
  ['klacht.MSG', /^Een mail .*PDF/],
  ['foto.webp', /foto .*JPG of PNG/],
  ['open posten.csv', /rekenblad .*Excel of PDF/],
  ['nota.txt', /tekst .*PDF/],
  ['factuur.pages', /Pages.*‘Exporteer naar’, PDF/],
  ['alles.zip', /Pak het uit/],
])('says for a file that is not accepted how to get one that is: %s', (name, words) => {
  expect(refusalInWords('type_not_accepted', name)).toMatch(words);
});

test('uses the general message for other types and reasons', () => {
  expect(refusalInWords('type_not_accepted', 'programma.exe')).toBe(documentRefusals.type_not_accepted);
  expect(refusalInWords('type_not_accepted', 'zip')).toBe(documentRefusals.type_not_accepted);
  expect(refusalInWords('too_large', 'alles.zip')).toBe(documentRefusals.too_large);
});
