import { documentExtension, documentTypesInWords } from './documentTypes';

test('the accepted types are named once each, without XML', () => {
  expect(documentTypesInWords()).toBe('PDF, Word, Excel, JPG of PNG');
});

test('a file of another type has no accepted extension', () => {
  expect(['a.PDF', 'a.exe', 'pdf', 'constructor'].map(documentExtension)).toEqual([
    'pdf',
    undefined,
    undefined,
    undefined,
  ]);
});
