import fc from 'fast-check';
import { formatIban, isIban } from './bankAccount';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digits = Array.from('0123456789');

/** IBANs of any country with valid check digits: 98 minus the remainder modulo 97 of the account with digits 00. */
const ibans = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 2 }),
    fc.string({
      unit: fc.constantFrom(...letters, ...digits),
      minLength: 11,
      maxLength: 30,
    }),
  )
  .map(([country, account]) => {
    const value = Array.from(`${account}${country}00`, (character) => Number.parseInt(character, 36)).join('');
    return country + String(98n - (BigInt(value) % 97n)).padStart(2, '0') + account;
  });

test('accepts every account with valid check digits, grouped or not', () => {
  fc.assert(
    fc.property(ibans, fc.constantFrom('', ' ', '-', '.'), (iban, mark) => {
      const written = (iban.match(/.{1,4}/g) ?? []).join(mark).toLowerCase();
      expect(isIban(written)).toBe(true);
      expect(formatIban(written)).toBe((iban.match(/.{1,4}/g) ?? []).join(' '));
    }),
  );
});

test('detects every single wrong digit and every swap of two neighbours', () => {
  const slips = fc.tuple(ibans, fc.nat(), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(slips, ([iban, random, shift]) => {
      const index = 4 + (random % (iban.length - 5));
      const [one = '', other = ''] = iban.slice(index, index + 2);
      const isDigit = /\d/.test(one);
      const slipped = isDigit ? String((Number(one) + shift) % 10) + other : other + one;
      fc.pre(isDigit || (one !== other && !/\d/.test(other)));
      expect(isIban(iban.slice(0, index) + slipped + iban.slice(index + 2))).toBe(false);
    }),
  );
});
