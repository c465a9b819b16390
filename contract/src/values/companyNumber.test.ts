import fc from 'fast-check';
import { formatCompanyNumber, isCompanyNumber } from './companyNumber';

/** All possible enterprise numbers: eight digits, the first 0 or 1, and their check digits. */
const companyNumbers = fc.nat({ max: 19_999_999 }).map((base) => {
  const first = String(base).padStart(8, '0');
  return first + String(97 - (base % 97)).padStart(2, '0');
});

test('accepts every number with valid check digits in any format', () => {
  const writings = fc.tuple(
    companyNumbers,
    fc.constantFrom('', 'BE', 'be ', ' BE '),
    fc.constantFrom('', '.', ' ', '-', '/'),
  );
  fc.assert(
    fc.property(writings, ([digits, prefix, mark]) => {
      const written = prefix + [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].join(mark);
      expect(isCompanyNumber(written)).toBe(true);
      expect(formatCompanyNumber(written)).toMatch(/^[01]\d{3}\.\d{3}\.\d{3}$/);
      expect(formatCompanyNumber(written).replaceAll('.', '')).toBe(digits);
    }),
  );
});

test('detects every single wrong digit', () => {
  const slips = fc.tuple(companyNumbers, fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(slips, ([digits, index, shift]) => {
      const wrong = String((Number(digits[index]) + shift) % 10);
      expect(isCompanyNumber(digits.slice(0, index) + wrong + digits.slice(index + 1))).toBe(false);
    }),
  );
});
