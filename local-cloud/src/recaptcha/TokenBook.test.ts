import { TokenBook } from './TokenBook';

test('after two minutes a token is as good as used', () => {
  const madeAt = Date.parse('2026-03-02T10:00:00Z');
  let now = madeAt;
  const book = new TokenBook('secret key', () => new Date(now));
  const [inTime, late] = [0, 1].map(() => book.give({ action: 'contact_form', hostname: 'www.kantoor.example' }));
  const verify = (token = '') => book.verify(new URLSearchParams({ secret: 'secret key', response: token }));

  now = madeAt + 120_000;
  expect(verify(inTime)).toMatchObject({ success: true, challenge_ts: '2026-03-02T10:00:00.000Z' });

  now += 1;
  expect(verify(late)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
});
