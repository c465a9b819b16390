import { formatCompanyNumber, isCompanyNumber } from './companyNumber';

test.each(['0123456749', '0123.456.749', 'BE 0123.456.749', 'be0123456749', '123456749', '0123-456-749', '1000000021'])(
  '%s is an enterprise number',
  (text) => expect(isCompanyNumber(text)).toBe(true),
);

test.each(['0123456748', '2123456749', '012345674', '01234567490', 'NL123456749B01', '', 'abc'])('%s is none', (text) =>
  expect(isCompanyNumber(text)).toBe(false),
);

test('a valid number gets the usual form, any other text stays', () => {
  expect(formatCompanyNumber(' be 0123456749 ')).toBe('0123.456.749');
  expect(formatCompanyNumber('123456749')).toBe('0123.456.749');
  expect(formatCompanyNumber(' NL123456749B01 ')).toBe('NL123456749B01');
});
