import fc from 'fast-check';
import { formatCompanyNumber, isCompanyNumber } from './companyNumber';

test.each(['0123456749', '0123.456.749', 'BE 0123.456.749', 'be0123456749', '123456749', '0123-456-749', '1000000021'])(
  '%s is an enterprise number',
  (text) => expect(isCompanyNumber(text)).toBe(true),
);

test.each(['0123456748', '2123456749', '012345674', '01234567490', 'NL123456749B01', '', 'abc'])(
  '%s is no enterprise number',
  (text) => expect(isCompanyNumber(text)).toBe(false),
);

test('gives a valid number the usual format and leaves other text unchanged', () => {
  expect(formatCompanyNumber(' be 0123456749 ')).toBe('0123.456.749');
  expect(formatCompanyNumber('123456749')).toBe('0123.456.749');
  expect(formatCompanyNumber(' NL123456749B01 ')).toBe('NL123456749B01');
});

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

test('formatting only changes the format and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const formatted = formatCompanyNumber(text);
      expect(formatCompanyNumber(formatted)).toBe(formatted);
      if (!isCompanyNumber(text)) expect(formatted).toBe(text.trim());
    }),
  );
});
