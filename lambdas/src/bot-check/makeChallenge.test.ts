import { solve } from '../../testing/solvedToken';

test('a challenge asks for half of the keys at least, and for no more than all of them', async () => {
  const solved = await Promise.all(Array.from({ length: 40 }, () => solve('intake_form', { maxKeys: 4 })));

  const counters = new Set(solved.map(({ solution }) => solution.counter));
  expect([...counters].sort()).toEqual([2, 3, 4]);
});
