import { exceededEmbedBudget } from './embedBudget';

test('has nothing to say within the budget', () => {
  expect(exceededEmbedBudget([{ name: 'frame.js', bytes: 85_000 }])).toBeUndefined();
});

test('names the budget and the scripts, heaviest first', () => {
  const scripts = [
    { name: 'v1.js', bytes: 2000 },
    { name: 'startFrame.js', bytes: 83_100 },
  ];

  expect(exceededEmbedBudget(scripts)).toBe(
    'All scripts of the embed may weigh 85.0 kB and weigh 85.1 kB: startFrame.js 83.1 kB, v1.js 2.0 kB.',
  );
});
