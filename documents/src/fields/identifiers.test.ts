import { findCompanyNumber } from './identifiers';

test.each([
  ['with dots, without a scheme', { value: '0123.456.749' }, undefined],
  ['with BE before it, of a party abroad', { value: 'BE 0123456749' }, 'FR'],
  ['of nine digits', { value: '123456749', scheme: '0208' }, 'BE'],
  ['as a VAT number by its scheme', { value: 'BE0123456749', scheme: '9925' }, undefined],
  ['by a former name of its scheme', { value: '0123456749', scheme: 'be:cbe' }, 'BE'],
])('a company number is found: %s', (_, identifier, country) => {
  expect(findCompanyNumber([undefined, { value: '1' }, identifier], undefined, country)).toBe('0123.456.749');
});

test.each([
  ['wrong check digits', { value: '0123456748', scheme: '0208' }, 'BE'],
  ['digits of another country', { value: '123456749' }, 'FR'],
  ['a number of another scheme', { value: '0123456749', scheme: '0002' }, 'BE'],
])('no company number is found: %s', (_, identifier, country) => {
  expect(findCompanyNumber([identifier], undefined, country)).toBeUndefined();
});

test('the VAT number counts only if no identifier is a company number', () => {
  expect(findCompanyNumber([{ value: '0999999922' }], 'BE0123456749', 'BE')).toBe('0999.999.922');
  expect(findCompanyNumber([{ value: '1' }], 'BE0123456749', 'BE')).toBe('0123.456.749');
});
