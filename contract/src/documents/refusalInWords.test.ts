import { refusalInWords, refusalMessages } from './refusalInWords';

test('names every accepted type where a file is of none', () => {
  expect(refusalInWords('type_not_accepted', 'film.mov')).toBe(
    'Dit soort bestand nemen we niet aan. Kies een PDF-, Word-, Excel-, JPG- of PNG-bestand, een mail (EML) of een e-factuur (XML).',
  );
});

test.each([
  ['klacht.MSG', /^Een mail .*EML.* PDF en voeg de bijlagen apart toe/],
  ['foto.webp', /foto .*JPG of PNG/],
  ['fax.TIF', /met al zijn pagina’s als PDF/],
  ['scan.tiff', /met al zijn pagina’s als PDF/],
  ['open posten.csv', /CSV-bestand .*Excel \(\.xlsx\) of als PDF.* de rijen ook plakken/],
  ['open posten.ods', /rekenblad .*Excel \(\.xlsx\)/],
  ['nota.txt', /tekst .*PDF/],
  ['factuur.pages', /Pages.*‘Exporteer naar’, PDF/],
  ['alles.zip', /Pak het uit/],
])('says for a file that is not accepted how to get one that is: %s', (name, words) => {
  expect(refusalInWords('type_not_accepted', name)).toMatch(words);
});

test('a mail that cannot be read is to be printed, which would lose its attachments', () => {
  expect(refusalInWords('damaged', 'Re: Klacht.EML')).toMatch(
    /^Deze mail kunnen we niet lezen. Druk hem af naar PDF .* en voeg de bijlagen apart toe.$/,
  );
  expect(refusalInWords('empty', 'klacht.eml')).toBe(refusalMessages.empty);
});

test.each([
  ['type_not_accepted', 'lijst.csv', /^In deze zip zit ‘lijst.csv’. Een CSV-bestand .*PDF.* plakken.* Pak de zip uit/],
  [
    'type_not_accepted',
    'film.mov',
    /^In deze zip zit ‘film.mov’. Dit soort bestand nemen we niet aan. Kies .* Pak de zip/,
  ],
  ['password_protected', 'a.pdf', 'Op deze zip staat een wachtwoord. Pak de zip uit'],
  ['too_many', '21.pdf', 'In deze zip zitten meer dan 20 documenten. Pak de zip uit'],
  ['too_large', 'scan.pdf', 'In deze zip is ‘scan.pdf’ groter dan 50 MB. Pak de zip uit'],
  ['total_too_large', '4.pdf', 'Uitgepakt is deze zip groter dan 150 MB. Pak de zip uit'],
  ['damaged', undefined, 'Deze zip is beschadigd: we kunnen hem niet uitpakken. Pak de zip uit'],
  ['empty', undefined, 'In deze zip zit geen document. Pak de zip uit'],
] as const)('says why a zip is not unpacked: %s', (refusal, within, words) => {
  expect(refusalInWords(refusal, 'alles.zip', within)).toMatch(words);
});

test('a zip that does not fit beside the other documents has the message of every document', () => {
  for (const refusal of ['too_large', 'too_many', 'total_too_large'] as const)
    expect(refusalInWords(refusal, 'alles.zip')).toBe(refusalMessages[refusal]);
});

test('a PDF that does not begin as one says so', () => {
  expect(refusalInWords('content_mismatch', 'factuur.PDF')).toMatch(/begint niet als een PDF.*druk het opnieuw af/);
});

test('uses the general message for other types and reasons', () => {
  expect(refusalInWords('type_not_accepted', 'programma.exe')).toBe(refusalMessages.type_not_accepted);
  expect(refusalInWords('type_not_accepted', 'zip')).toBe(refusalMessages.type_not_accepted);
  expect(refusalInWords('too_large', 'alles.zip')).toBe(refusalMessages.too_large);
});
