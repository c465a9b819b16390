import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingRateWarning } from './missingRateWarning';

const projectRoot = join(__dirname, '../../..');

test('the warning names the half-year without a rate and the file to add it to', () => {
  expect(missingRateWarning({ '2026-1': '10.50' }, '2026-06-30')).toBeUndefined();
  expect(missingRateWarning({ '2026-1': '10.50' }, '2026-07-01')).toMatch(
    /the half-year 2026-2 is missing.*interestRates\.content\.ts.*docs\/content\.md/s,
  );
});

test('the build warns of the missing rate and succeeds', () => {
  const command = 'tsx debts/bin/warnOfMissingRate.ts';
  const run = (day: string) => {
    const { status, stderr } = spawnSync('npx', [...command.split(' '), day], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    return { status, isMissing: stderr.includes('is missing') };
  };

  expect(readFileSync(join(projectRoot, 'package.json'), 'utf8')).toMatch(
    new RegExp(`"build": "lerna run build && [^"]*${command}`),
  );
  expect(run('2026-06-30')).toEqual({ status: 0, isMissing: false });
  expect(run('2099-01-01')).toEqual({ status: 0, isMissing: true });
});

test('docs/content.md names the file and the months', () => {
  const page = readFileSync(join(projectRoot, 'docs/content.md'), 'utf8');

  expect(page).toMatch(/## Twice a year.*January and July.*interestRates\.content\.ts/s);
});
