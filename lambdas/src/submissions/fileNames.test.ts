import { storedAddition, storedIntake, validAnswers } from '../../testing/fixtures';
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

test('a file that was added is named after what its client said of it, at the head of the note', () => {
  const note = 'Bewijs van levering: scan.pdf\nAanmaning: brief.pdf\nFactuur: wat ik u nog schreef';

  expect(fileNamesOf(storedAddition({ note, documents: named('brief.pdf', 'scan.pdf', 'foto.jpg') }))).toEqual([
    'K7QM-3TXB - Aanmaning - brief.pdf',
    'K7QM-3TXB - Bewijs van levering - scan.pdf',
    'K7QM-3TXB - Ander document - foto.jpg',
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
