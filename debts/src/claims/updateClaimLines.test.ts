import { updateClaimLines } from './updateClaimLines';

const line = (subject: string, text = subject) => ({ subject, text });
const [one, two] = [line('A', 'Factuur A'), line('B', 'Factuur B')];

test('new lines are added at the end of the text', () => {
  expect(updateClaimLines('', [], [one, two])).toBe('Factuur A\nFactuur B');
  expect(updateClaimLines('Ze kregen de voorwaarden.', [], [one])).toBe('Ze kregen de voorwaarden.\nFactuur A');
});

test('unchanged lines are replaced in place, and removed with their invoice', () => {
  const text = 'Eerst dit.\nFactuur A\nFactuur B\nDan dit.';

  expect(updateClaimLines(text, [one, two], [line('A', 'Factuur A, na creditnota')])).toBe(
    'Eerst dit.\nFactuur A, na creditnota\nDan dit.',
  );
  expect(updateClaimLines(text, [one, two], [])).toBe('Eerst dit.\nDan dit.');
});

test('lines that the visitor changed stay, and deleted lines do not return', () => {
  expect(updateClaimLines('Factuur A: betwist', [one, two], [line('A', 'Factuur A, nu minder'), two])).toBe(
    'Factuur A: betwist',
  );
  expect(updateClaimLines('Factuur A: betwist', [one], [])).toBe('Factuur A: betwist');
});
