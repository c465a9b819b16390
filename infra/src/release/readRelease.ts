import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Release } from './release';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The release in the working tree. */
export function readRelease(): Release {
  const commit = git('rev-parse', 'HEAD');
  const isDirty = git('status', '--porcelain', '--untracked-files=no') !== '';
  return {
    commit: isDirty ? `${commit}-dirty` : commit,
    committedAt: git('show', '--no-patch', '--format=%cI', 'HEAD'),
  };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
