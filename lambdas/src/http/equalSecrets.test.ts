import crypto from 'node:crypto';
import { equalSecrets } from './equalSecrets';

const secret = 'het geheim van de rand';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['the same', secret, true],
  ['another first character', `H${secret.slice(1)}`, false],
  ['another last character', `${secret.slice(0, -1)}D`, false],
  ['a beginning', secret.slice(0, 3), false],
  ['more', `${secret}x`, false],
  ['nothing', '', false],
])('%s is compared in constant time', (_, given, isEqual) => {
  const compare = jest.spyOn(crypto, 'timingSafeEqual');

  expect(equalSecrets(given, secret)).toBe(isEqual);
  expect(compare.mock.calls.map(([one, other]) => [one.byteLength, other.byteLength])).toEqual([[32, 32]]);
});
