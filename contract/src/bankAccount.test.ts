import { formatIban, isIban } from './bankAccount';

test.each([
  'BE68 5390 0754 7034',
  'BE68539007547034',
  'be68-5390-0754-7034',
  'NL91ABNA0417164300',
  'MT84MALT011000012345MTLCAST001S',
])('%s is an IBAN', (text) => expect(isIban(text)).toBe(true));

test.each(['BE68 5390 0754 7035', 'BE685390', '68 5390 0754 7034', '', 'BE68 5390 0754 703é'])('%s is none', (text) =>
  expect(isIban(text)).toBe(false),
);

test('a valid account is grouped by four, any other text stays', () => {
  expect(formatIban(' be68539007547034')).toBe('BE68 5390 0754 7034');
  expect(formatIban(' 001-1234567-89 ')).toBe('001-1234567-89');
});
