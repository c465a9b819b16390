import { measureReadability } from './measureReadability';

test('the score is that of Flesch as Douma fitted it to Dutch', () => {
  // Seven words, ten syllables, two sentences.
  const { score, ...figures } = measureReadability(['De debiteur betaalt niet. U belt ons?']);

  expect(figures).toEqual({ words: 7, wordsPerSentence: 3.5, syllablesPerWord: 10 / 7 });
  expect(score).toBeCloseTo(206.84 - 0.93 * 3.5 - 77 * (10 / 7));
});

test('a title is a sentence of its own; a point within a figure or a time ends none', () => {
  expect(measureReadability(['Wat het kost', 'Tot 5.000 euro. Open tot 8.30 uur.']).wordsPerSentence).toBe(10 / 3);
});
