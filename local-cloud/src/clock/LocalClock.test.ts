import { LocalClock } from './LocalClock';

test('what falls due on the way has happened when the clock has moved, in order and at its time', async () => {
  const clock = new LocalClock();
  const start = Date.now();
  const happened: [string, number][] = [];
  const note = (what: string) => happened.push([what, Math.round((Date.now() - start) / 1000)]);

  clock.after(90_000, () => note('once'));
  clock.after(150_000, () => note('too late'));
  const cancel = clock.every(60_000, async () => {
    await Promise.resolve();
    note('turn');
    clock.after(0, () => note('follows'));
  });
  clock.after(1000, () => note('taken back'))();
  await clock.advance(120_000);
  cancel();
  clock.close();

  expect(happened).toEqual([
    ['turn', 60],
    ['follows', 60],
    ['once', 90],
    ['turn', 120],
    ['follows', 120],
  ]);
  expect(Math.round((Date.now() - start) / 1000)).toBe(120);
});
