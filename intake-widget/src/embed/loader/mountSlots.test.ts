import { releaseMountSlot, claimMountSlot } from './mountSlots';

test('each element has its own slot, and gets it back after a move', () => {
  const first = claimMountSlot('A', 0);
  const second = claimMountSlot('A', 0);
  expect([first, second]).toEqual([1, 2]);

  releaseMountSlot('A', first);
  expect(claimMountSlot('A', first)).toBe(1);
});

test('a new element does not get the slot of one that was removed beside another', () => {
  const first = claimMountSlot('B', 0);
  const second = claimMountSlot('B', 0);

  releaseMountSlot('B', first);
  expect(claimMountSlot('B', 0)).toBe(3);
  releaseMountSlot('B', second);
  releaseMountSlot('B', 3);

  expect(claimMountSlot('B', 0)).toBe(1);
});

test('the only element of a reference has the first slot', () => {
  claimMountSlot('C', 0);

  expect(claimMountSlot('D', 0)).toBe(1);
});
