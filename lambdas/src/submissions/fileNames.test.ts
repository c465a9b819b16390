import { storedIntake, validAnswers } from '../../testing/fixtures';
import { fileNamesOf } from './fileNames';

const named = (...names: string[]) =>
  names.map((name, place) => ({ name, size: 1, sha256: String(place).repeat(64), mediaType: 'application/pdf' }));

test('a file is named after its case, after what it is and as it was sent', () => {
  const answers = validAnswers({ documents_info: 'Bewijs van levering: scan.pdf' });

  expect(fileNamesOf(storedIntake({ answers, documents: named('maart factuur.pdf', 'scan.pdf', 'bijlage') }))).toEqual([
    'K7QM-3TXB - Factuur - maart factuur.pdf',
    'K7QM-3TXB - Bewijs van levering - scan.pdf',
    'K7QM-3TXB - Ander document - bijlage',
  ]);
});

test('each name comes once, also where one looks like the second of another', () => {
  expect(fileNamesOf(storedIntake({ documents: named('a.pdf', 'a (2).pdf', 'A.pdf', 'a.pdf') }))).toEqual([
    'K7QM-3TXB - Ander document - a.pdf',
    'K7QM-3TXB - Ander document - a (2).pdf',
    'K7QM-3TXB - Ander document - A (3).pdf',
    'K7QM-3TXB - Ander document - a (4).pdf',
  ]);
});
