import { exceededBudgets } from './budgets';
import type { FirstLoad } from './measureFirstLoad';

test('accepts a page within its budgets', () => {
  expect(exceededBudgets('/', lightLoad())).toEqual([]);
});

test('names the exceeded budget and its files, heaviest first', () => {
  const load = lightLoad({
    scripts: [
      { path: '/assets/main.js', bytes: 114_000 },
      { path: '/content/remoteEntry.js', bytes: 6000 },
      { path: '/content/home.js', bytes: 16_500 },
    ],
  });

  expect(exceededBudgets('/', load)).toEqual([
    {
      text: "On the first load of /, the content remote's scripts may weigh 21.5 kB and weigh 22.5 kB: /content/home.js 16.5 kB, /content/remoteEntry.js 6.0 kB.",
      fails: true,
    },
  ]);
});

test.each([
  [22_145, false],
  [22_146, true],
])('up to 3% over a budget of 21.5 kB only warn: with %d bytes, the build fails: %s', (bytes, fails) => {
  const load = lightLoad({ scripts: [{ path: '/content/home.js', bytes }] });

  expect(exceededBudgets('/', load)).toMatchObject([{ fails }]);
});

test('excludes the intake’s scripts from the first load of the home page', () => {
  const load = lightLoad({ scripts: [{ path: '/intake/remoteEntry.js', bytes: 1 }] });

  expect(exceededBudgets('/', load)).toHaveLength(1);
});

test('counts the fonts, and the document with its styles', () => {
  const load = lightLoad({
    document: { path: '/index.html', bytes: 12_201 },
    fonts: [{ path: '/assets/serif.woff2', bytes: 46_001 }],
  });

  expect(exceededBudgets('/', load)).toHaveLength(2);
});

test('has separate budgets for /start and /embed', () => {
  const load = lightLoad({
    document: { path: '/start/index.html', bytes: 100 },
    scripts: [{ path: '/intake/wizard.js', bytes: 75_000 }],
  });

  expect(textsOf('/start', load)).toEqual([
    "On the first load of /start, the intake remote's scripts may weigh 55.6 kB and weigh 75.0 kB: /intake/wizard.js 75.0 kB.",
  ]);
  expect(textsOf('/embed', load)).toEqual([
    'On the first load of /embed, all scripts may weigh 74.2 kB and weigh 75.0 kB: /intake/wizard.js 75.0 kB.',
  ]);
});

const textsOf = (...args: Parameters<typeof exceededBudgets>) => exceededBudgets(...args).map(({ text }) => text);

function lightLoad(parts: Partial<FirstLoad> = {}): FirstLoad {
  return {
    document: { path: '/index.html', bytes: 12_000 },
    scripts: [{ path: '/assets/main.js', bytes: 124_000 }],
    fonts: [{ path: '/assets/serif.woff2', bytes: 46_000 }],
    ...parts,
  };
}
