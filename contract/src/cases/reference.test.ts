import { makeReference, referenceAlphabet, referencePattern } from './reference';

test('any random bytes give a reference of the right form', () => {
  const references = [0, 29, 30, 255].map((byte) => makeReference(new Uint8Array(16).fill(byte)));

  expect(references.every((reference) => referencePattern.test(reference))).toBe(true);
});

test('contains no characters that look alike', () => {
  expect(referenceAlphabet).not.toMatch(/[01ILO]/);
});
