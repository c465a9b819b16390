import { documentRefusals } from './documentRefusals';
import { refusalInWords } from './refusalInWords';

test.each([
  ['klacht.eml', /^Een mail .*PDF/],
  ['klacht.MSG', /^Een mail .*PDF/],
  ['foto.webp', /foto .*JPG of PNG/],
  ['fax.TIF', /met al zijn pagina’s als PDF/],
  ['scan.tiff', /met al zijn pagina’s als PDF/],
  ['open posten.csv', /rekenblad .*Excel \(\.xlsx\)/],
  ['nota.txt', /tekst .*PDF/],
  ['factuur.pages', /Pages.*‘Exporteer naar’, PDF/],
  ['alles.zip', /Pak het uit/],
])('of a file that is not accepted, the words say how to get one that is: %s', (name, words) => {
  expect(refusalInWords('type_not_accepted', name)).toMatch(words);
});

test('of another type, or for another reason, the words are the general ones', () => {
  expect(refusalInWords('type_not_accepted', 'programma.exe')).toBe(documentRefusals.type_not_accepted);
  expect(refusalInWords('type_not_accepted', 'zip')).toBe(documentRefusals.type_not_accepted);
  expect(refusalInWords('too_large', 'alles.zip')).toBe(documentRefusals.too_large);
});
