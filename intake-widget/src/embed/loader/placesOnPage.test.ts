import { leavePlace, takePlace } from './placesOnPage';

test('each element has a place of its own, and finds it again after it was moved', () => {
  const first = takePlace(1);
  const second = takePlace(1);
  expect([first, second]).toEqual([1, 2]);

  leavePlace(second);
  expect(takePlace(second)).toBe(2);

  leavePlace(first);
  expect(takePlace(1)).toBe(1);
});
