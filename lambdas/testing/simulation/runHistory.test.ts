import { runHistory } from './runHistory';

const seeds = Array.from({ length: 25 }, (_, index) => index + 1);

test(`in ${seeds.length} nights of faults no promise is broken: replay one with npm run simulate -- --seed N`, async () => {
  const broken: string[] = [];
  for (const seed of seeds) {
    const { violations, submissions, faults } = await runHistory({ seed });
    broken.push(...violations.map((violation) => `seed ${seed}: ${violation}`));
    if (submissions < 10 || faults < 2) broken.push(`seed ${seed}: ${submissions} submissions, ${faults} faults`);
  }

  expect(broken).toEqual([]);
});

test('a seed replays its night step by step', async () => {
  const replay = async () => {
    const steps: string[] = [];
    await runHistory({ seed: 7, onStep: (step) => steps.push(step) });
    return steps;
  };

  const steps = await replay();

  expect(steps.length).toBeGreaterThan(500);
  expect(await replay()).toEqual(steps);
});
