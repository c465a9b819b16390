import fc from 'fast-check';
import { addDecimals, compareDecimals, shareOf, subtractDecimals } from '@incasso/contract/decimal';
import { costFigures } from './costFigures.content';
import { advanceFor, caseOutlook, dividePayment } from './dividePayment';

const amount = (from: number) => fc.integer({ min: from, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));

test.each([
  ['everything', '2904.73', { toAdvance: '300.00', toInvoice: '2500.00', beyondInvoice: '104.73', fee: '104.73' }],
  ['all but interest', '2800.00', { toAdvance: '300.00', toInvoice: '2500.00', beyondInvoice: '0.00', fee: '0.00' }],
  ['half', '1250.00', { toAdvance: '300.00', toInvoice: '950.00', beyondInvoice: '0.00', fee: '0.00' }],
  ['less than the advance', '100.00', { toAdvance: '100.00', toInvoice: '0.00', beyondInvoice: '0.00', fee: '0.00' }],
  ['nothing', '0.00', { toAdvance: '0.00', toInvoice: '0.00', beyondInvoice: '0.00', fee: '0.00' }],
  ['far more', '3300.00', { toAdvance: '300.00', toInvoice: '2500.00', beyondInvoice: '500.00', fee: '250.00' }],
])('a debtor who pays %s pays the advance, then the invoice, then interest and fee', (_, paid, parts) => {
  expect(dividePayment({ principal: '2500.00', advance: '300.00', paid })).toMatchObject(parts);
});

test('the fee never comes out of the invoice and never exceeds its share; the client gets the rest', () => {
  fc.assert(
    fc.property(amount(1), amount(0), amount(0), (principal, advance, paid) => {
      const { toAdvance, toInvoice, beyondInvoice, fee, transferred, kept } = dividePayment({
        ...{ principal, advance, paid },
      });

      expect(addDecimals(toAdvance, toInvoice, beyondInvoice)).toBe(paid);
      expect(addDecimals(transferred, fee)).toBe(paid);
      expect(subtractDecimals(transferred, advance)).toBe(kept);
      if (compareDecimals(toInvoice, principal) < 0) expect(fee).toBe('0.00');
      const most = shareOf(principal, [costFigures.undisputedFeeMaxPercent], 100);
      expect(compareDecimals(fee, most)).toBeLessThanOrEqual(0);
    }),
  );
});

test('a year late on 20,000 euro: more than the fee remains on demand, the whole invoice in IOS', () => {
  expect(caseOutlook('20000.00', '2140.00')).toEqual({
    advance: '500.00',
    mostFee: '2000.00',
    kept: '20140.00',
    keptByIos: '20000.00',
    lost: '500.00',
  });
});

test.each([
  ['1000.00', '200.00'],
  ['1000.01', '300.00'],
  ['5000.00', '300.00'],
  ['5000.01', '500.00'],
])('the advance on %s is %s', (principal, advance) => {
  expect(advanceFor(principal)).toBe(advance);
});

test('every advance is within the usual range that the texts state', () => {
  const { bailiffAdvances, bailiffAdvanceRange } = costFigures;

  const outside = bailiffAdvances.filter(
    ({ amount: one }) => one < bailiffAdvanceRange.least || one > bailiffAdvanceRange.most,
  );

  expect(outside).toEqual([]);
});
