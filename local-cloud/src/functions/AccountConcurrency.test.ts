import { AccountConcurrency } from './AccountConcurrency';

test('executions are counted over all functions, and one that ends makes room', () => {
  const account = new AccountConcurrency({ account: 2, reserved: {} });

  expect([account.begin('a'), account.begin('b'), account.begin('a')]).toEqual([true, true, false]);
  account.end('b');

  expect(account.begin('c')).toBe(true);
});

test('what is reserved is kept from the others, and its function takes no more', () => {
  const account = new AccountConcurrency({ account: 3, reserved: { form: 2 } });

  expect([account.begin('a'), account.begin('a')]).toEqual([true, false]);
  expect([account.begin('form'), account.begin('form'), account.begin('form')]).toEqual([true, true, false]);
});
