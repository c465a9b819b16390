import { documentExtension, documentTypesInWords } from './documentTypes';

test('names the accepted types once each', () => {
  expect(documentTypesInWords()).toBe('PDF, Word, Excel, JPG, PNG, mail (EML)');
});

test('finds no accepted extension for a file of another type', () => {
  expect(['a.PDF', 'a.exe', 'pdf', 'constructor'].map(documentExtension)).toEqual([
    'pdf',
    undefined,
    undefined,
    undefined,
  ]);
});
