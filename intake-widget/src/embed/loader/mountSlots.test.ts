import { releaseMountSlot, claimMountSlot } from './mountSlots';

test('each element has its own slot, and gets it back after a move', () => {
  const first = claimMountSlot(1);
  const second = claimMountSlot(1);
  expect([first, second]).toEqual([1, 2]);

  releaseMountSlot(second);
  expect(claimMountSlot(second)).toBe(2);

  releaseMountSlot(first);
  expect(claimMountSlot(1)).toBe(1);
});
