import { spawnSync } from 'node:child_process';
import { projectRoot } from '../prepare.mjs';
import { acrossWorkspaces } from './acrossWorkspaces.mjs';

test('unit tests of a change are found in every workspace that it reaches', () => {
  const { stdout } = spawnSync(
    'npx',
    ['jest', '--listTests', '--findRelatedTests', 'contract/src/limits.ts', ...acrossWorkspaces],
    {
      cwd: projectRoot,
      encoding: 'utf8',
    },
  );
  const reached = new Set(stdout.split('\n').map((path) => path.slice(projectRoot.length).split('/')[0]));

  expect([...reached]).toEqual(expect.arrayContaining(['contract', 'lambdas', 'intake-widget', 'local-cloud']));
});
