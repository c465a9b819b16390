import { makeReference, referenceAlphabet, referencePattern } from './reference';

test('a reference has its form for any random bytes', () => {
  const references = [0, 29, 30, 255].map((byte) => makeReference(new Uint8Array(16).fill(byte)));

  expect(references.every((reference) => referencePattern.test(reference))).toBe(true);
});

test('characters that are mistaken for each other do not occur', () => {
  expect(referenceAlphabet).not.toMatch(/[01ILO]/);
});
