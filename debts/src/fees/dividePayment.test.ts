import fc from 'fast-check';
import { addDecimals, compareDecimals, shareOf, subtractDecimals } from '@incasso/contract/decimal';
import { costFigures } from './costFigures.content';
import { dividePayment } from './dividePayment';

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
