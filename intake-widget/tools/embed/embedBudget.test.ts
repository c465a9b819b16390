import { exceededEmbedBudgets } from './embedBudget';

test('reports nothing within the budgets', () => {
  const scripts = [
    { name: 'frame.js', bytes: 80_000 },
    { name: 'invoices.js', bytes: 9000 },
  ];

  expect(exceededEmbedBudgets(scripts)).toEqual([]);
});

test('reports the budget and the scripts, largest first', () => {
  const scripts = [
    { name: 'v1.js', bytes: 2000 },
    { name: 'startFrame.js', bytes: 91_400 },
  ];

  expect(exceededEmbedBudgets(scripts)).toEqual([
    {
      text: 'All scripts of the embed but those below may weigh 90.6 kB and weigh 93.4 kB: startFrame.js 91.4 kB, v1.js 2.0 kB.',
      fails: true,
    },
  ]);
});

test.each([
  [93_318, false],
  [93_319, true],
])('up to 3% over a budget of 90.6 kB only warn: with %d bytes, the build fails: %s', (bytes, fails) => {
  expect(exceededEmbedBudgets([{ name: 'v1.js', bytes }])).toMatchObject([{ fails }]);
});

test('measures the scripts that read e-invoices separately', () => {
  expect(exceededEmbedBudgets([{ name: 'invoices.js', bytes: 13_000 }]).map(({ text }) => text)).toEqual([
    'The scripts for e-invoices, which are fetched on use, may weigh 11.5 kB and weigh 13.0 kB: invoices.js 13.0 kB.',
  ]);
});

test('measures the scripts that read documents separately', () => {
  expect(exceededEmbedBudgets([{ name: 'read-document.js', bytes: 22_100 }]).map(({ text }) => text)).toEqual([
    'The script that reads documents, which is fetched with the first of them, may weigh 22.0 kB and weigh 22.1 kB: read-document.js 22.1 kB.',
  ]);
});
