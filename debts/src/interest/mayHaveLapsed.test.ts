import { mayHaveLapsed } from './mayHaveLapsed';

test.each([
  ['2016-11-28', true],
  ['2016-11-29', false],
  ['2026-11-28', false],
])('a debt due on %s may have lapsed on 29 November 2026: %s', (dueDate, lapsed) => {
  expect(mayHaveLapsed(dueDate, '2026-11-29')).toBe(lapsed);
});
