import { isCurrencyCode } from './isCurrencyCode';

test.each(['EUR', 'USD', 'GBP', 'CHF', 'XCG', 'BGN', 'HRK'])(
  '%s is a currency or was one in the last ten years',
  (code) => {
    expect(isCurrencyCode(code)).toBe(true);
  },
);

test.each(['eur', 'EURO', '€', '', 'EUR ', 'XXX', 'XTS', 'XAU', 'BEF', 'ZZZ', 'AED AFN'])(
  '"%s" is no currency',
  (text) => {
    expect(isCurrencyCode(text)).toBe(false);
  },
);
