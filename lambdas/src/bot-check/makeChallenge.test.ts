import { solve } from '../../testing/solvedToken';

test('a challenge needs at least half of the keys and at most all of them', async () => {
  const solved = await Promise.all(Array.from({ length: 40 }, () => solve('intake_form', { maxKeys: 4 })));

  const counters = new Set(solved.map(({ solution }) => solution.counter));
  expect([...counters].sort()).toEqual([2, 3, 4]);
});
