import { storedAddition, storedDocument, storedIntake } from '../../testing/fixtures';
import { fileNamesOf } from './fileNames';

test('a file name has the case’s reference, the document’s kind and the original name', () => {
  const documents = [
    storedDocument('maart factuur.pdf', { kind: 'invoice' }),
    storedDocument('scan.pdf', { kind: 'delivery' }),
    storedDocument('bijlage'),
  ];

  expect(fileNamesOf(storedIntake({ documents }))).toEqual([
    'K7QM-3TXB - Factuur - maart factuur.pdf',
    'K7QM-3TXB - Bewijs van levering - scan.pdf',
    'K7QM-3TXB - Ander document - bijlage',
  ]);
});

test('a file of an addition is named the same way', () => {
  const documents = [storedDocument('brief.pdf', { kind: 'reminder' })];

  expect(fileNamesOf(storedAddition({ documents }))).toEqual(['K7QM-3TXB - Herinnering - brief.pdf']);
});

test('names are unique, also when one looks like the second of another', () => {
  const documents = ['a.pdf', 'a (2).pdf', 'A.pdf', 'a.pdf', 'a', 'a'].map((name) => storedDocument(name));

  expect(fileNamesOf(storedIntake({ documents }))).toEqual([
    'K7QM-3TXB - Ander document - a.pdf',
    'K7QM-3TXB - Ander document - a (2).pdf',
    'K7QM-3TXB - Ander document - A (3).pdf',
    'K7QM-3TXB - Ander document - a (4).pdf',
    'K7QM-3TXB - Ander document - a',
    'K7QM-3TXB - Ander document - a (2)',
  ]);
});
