// Types, lint and unit tests of what differs from main: what to run while working. Before a submission: `npm test`.
import { spawnSync } from 'node:child_process';
import { projectRoot } from '../prepare.mjs';
import { acrossWorkspaces } from './acrossWorkspaces.mjs';
import { runPart } from './runPart.mjs';

const base = git('merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const code = changed.filter((file) => /\.(ts|tsx|mjs|js)$/.test(file));

const rows = await Promise.all([runPart('Types', ['npm', 'run', '--silent', 'typecheck']), lintAndTestUnits()]);
const hasPassed = rows.flat().every(Boolean);
console.log(`\n${changed.length} files differ from ${base.slice(0, 8)}: ${hasPassed ? 'all is well' : 'see above'}`);
process.exit(hasPassed ? 0 : 1);

async function lintAndTestUnits() {
  return [
    await runPart('Structure', ['node', 'build/checks/structure.mjs']),
    await runPart('Proofs', ['npx', 'tsx', 'build/checks/proofs.ts']),
    await runPart('Texts', ['npx', 'tsx', 'build/checks/texts.ts']),
    code.length === 0 || (await runPart('Lint', ['npx', 'oxlint', ...code])),
    await runPart('Format', ['npx', 'oxfmt', '--list-different']),
    await runPart('Unit tests', ['npx', 'jest', `--changedSince=${base}`, '--passWithNoTests', ...acrossWorkspaces]),
  ];
}

/** The lines that git answers; none when it has no answer, as for `main` in a clone that lacks it. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
