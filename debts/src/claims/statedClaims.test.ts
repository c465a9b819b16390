import fc from 'fast-check';
import {
  emptyClaim,
  formatStatedMoney,
  readClaim,
  readStatedMoney,
  statedClaims,
  writeClaim,
  type StatedClaim,
} from './statedClaims';

const whole: StatedClaim = {
  debtor: 'ACME BV',
  number: '0123.456.749',
  email: 'klant@acme.example',
  invoice: '2026-12',
  issueDate: '2026-02-01',
  dueDate: '2026-03-01',
  amount: '€ 1.250,00',
  isDisputed: true,
};
const line =
  'Debiteur: ACME BV · KBO-nummer: 0123.456.749 · E-mail debiteur: klant@acme.example · Factuur: 2026-12 · Factuurdatum: 01/02/2026 · Vervaldag: 01/03/2026 · Bedrag: € 1.250,00 · Betwist: ja';

test('a claim is a readable line', () => {
  expect(writeClaim(whole)).toBe(line);
  expect(readClaim(line)).toEqual(whole);
});

test('what is not filled in is not written', () => {
  expect(writeClaim({ ...emptyClaim, amount: '750' })).toBe('Bedrag: 750');
  expect(readClaim('Bedrag: 750')).toEqual({ ...emptyClaim, amount: '750' });
});

test('every claim is read back from its line, also while it is typed', () => {
  const typed = fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', ':', ',', '/', '€', '.') });
  const day = fc.constantFrom('', '2026-01-31', '2024-02-29');
  const claims = fc.record({
    ...{ debtor: typed, number: typed, email: typed, invoice: typed, amount: typed },
    ...{ issueDate: day, dueDate: day, isDisputed: fc.boolean() },
  });

  fc.assert(fc.property(claims, (claim) => expect(readClaim(writeClaim(claim))).toEqual(claim)));
});

test.each([
  'Factuur 12 staat open',
  'Debiteur: ACME BV, betaalt niet · Gemeente: Gent',
  'Debiteur: ACME BV · Debiteur: Bis BV',
  'Vervaldag: 31/02/2026',
  'Betwist: misschien',
  '',
])('%j is the visitor’s own text', (text) => {
  expect(readClaim(text)).toBeUndefined();
});

test('the claims of a text stand among other lines; one without content does not count', () => {
  expect(statedClaims(`Eerst dit.\n${line}\nDebiteur: \nBedrag: 750`)).toEqual([
    whole,
    { ...emptyClaim, amount: '750' },
  ]);
});

test.each([
  ['1.234,56', '€ 1.234,56'],
  ['1234.56', '€ 1.234,56'],
  ['€ 1 234,5', '€ 1.234,50'],
  ['1250 euro', '€ 1.250,00'],
  ['EUR 750', '€ 750,00'],
  ['USD 1.000', 'USD 1.000,00'],
  ['1000 USD', 'USD 1.000,00'],
  ['ongeveer 500', 'ongeveer 500'],
  ['0', '0'],
  ['', ''],
])('the amount %j is shown back as %j', (typed, shown) => {
  expect(formatStatedMoney(typed)).toBe(shown);
});

test('an amount that was shown back is read as before', () => {
  expect(readStatedMoney('USD 1.000,00')).toEqual({ amount: '1000.00', currency: 'USD' });
  expect(readStatedMoney('€ 1.234,56')).toEqual({ amount: '1234.56', currency: 'EUR' });
});
