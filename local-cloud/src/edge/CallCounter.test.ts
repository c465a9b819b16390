import { CallCounter } from './CallCounter';

const partner = { 'x-public-key': 'pk_partner' };
const site = { 'x-public-key': 'pk_site' };

function passed(counter: CallCounter, count: number, headers: Record<string, string>, address = '192.0.2.1'): number {
  const answers = Array.from({ length: count }, () => counter.count({ address, headers }));
  return answers.filter((answer) => answer === undefined).length;
}

test('an address has its limit, whatever key it sends', () => {
  const counter = new CallCounter({ perAddress: 3, perPartner: 9, perPartnerAndAddress: 9 }, 'pk_site');

  expect(passed(counter, 4, site)).toBe(3);
  expect(passed(counter, 1, partner)).toBe(0);
  expect(passed(counter, 1, site, '192.0.2.2')).toBe(1);
});

test('a partner has a total limit and a lower one per address; the site’s key has neither', () => {
  const counter = new CallCounter({ perAddress: 9, perPartner: 5, perPartnerAndAddress: 2 }, 'pk_site');

  expect(passed(counter, 3, partner)).toBe(2);
  expect(passed(counter, 3, partner, '192.0.2.2')).toBe(2);
  expect(passed(counter, 2, partner, '192.0.2.3')).toBe(1);
  expect(passed(counter, 9, site, '192.0.2.4')).toBe(9);
});

test('counts restart after the window', () => {
  jest.useFakeTimers();
  const counter = new CallCounter({ perAddress: 1, perPartner: 9, perPartnerAndAddress: 9 }, 'pk_site');

  expect(passed(counter, 2, site)).toBe(1);
  jest.advanceTimersByTime(300_000);
  expect(passed(counter, 1, site)).toBe(1);
  jest.useRealTimers();
});
