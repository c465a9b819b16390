import { parseArgs } from 'node:util';
import { runHistory } from './runHistory';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
  },
});

if (values.seed === undefined) await runAll(Number(values.from), Number(values.count));
else await replay(Number(values.seed));

/** Runs one history and prints its steps. */
async function replay(seed: number): Promise<void> {
  const { violations } = await runHistory({ seed, onStep: (line) => console.log(line) });
  console.log(violations.length === 0 ? 'no violation' : violations.join('\n'));
  process.exitCode = violations.length === 0 ? 0 : 1;
}

async function runAll(from: number, count: number): Promise<void> {
  const start = performance.now();
  const totals = { histories: 0, submissions: 0, faults: 0, mails: 0, failed: 0 };
  for (let seed = from; seed < from + count; seed += 1) {
    const { violations, ...figures } = await runHistory({ seed });
    totals.histories += 1;
    totals.submissions += figures.submissions;
    totals.faults += figures.faults;
    totals.mails += figures.mails;
    if (violations.length === 0) continue;
    totals.failed += 1;
    console.log(`seed ${seed}: ${violations.join('; ')}`);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(JSON.stringify({ ...totals, seconds }));
  process.exitCode = totals.failed === 0 ? 0 : 1;
}
