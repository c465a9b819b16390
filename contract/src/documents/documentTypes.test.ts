import { documentExtension, documentTypesInWords, filesInWords } from './documentTypes';

test('names the accepted types once each', () => {
  expect(documentTypesInWords()).toBe('PDF, Word, Excel, JPG, PNG, mail (EML)');
  expect(filesInWords()).toBe('een PDF-, Word-, Excel-, JPG- of PNG-bestand, een mail (EML) of een e-factuur (XML)');
});

test('finds no accepted extension for a file of another type', () => {
  expect(['a.PDF', 'a.exe', 'pdf', 'constructor'].map(documentExtension)).toEqual([
    'pdf',
    undefined,
    undefined,
    undefined,
  ]);
});
