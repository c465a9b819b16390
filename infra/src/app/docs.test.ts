import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionNames } from '@incasso/lambdas/functions';
import { storagePrefixes } from '@incasso/lambdas/storage/storagePrefixes';

const root = join(__dirname, '../../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

test('docs/architecture.md draws every function and every prefix of the bucket, and no other', () => {
  const prefixes = matches(page, /\[\("(.+)"\)\]/g).flatMap((node) => node.split('<br>'));

  expect(matches(page, /\[\["(.+?)"\]\]/g).sort()).toEqual([...functionNames].sort());
  expect(prefixes.sort()).toEqual(Object.values(storagePrefixes).sort());
});

test('docs/architecture.md names a file that exists for each step of a submission', () => {
  const missing = matches(page, /(?<!`)`([^`]+)`/g).filter((path) => !existsSync(join(root, path)));

  expect(missing).toEqual([]);
  expect(matches(page, /^\d+\. (`.+\.ts`)/gm)).toHaveLength(matches(page, /^ {2}\S+(-?->>)/gm).length);
});

test('docs/security.md names a test that exists for every promise', () => {
  const security = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const [, promises = ''] = security.split('\n## Promises\n');
  const bullets = (promises.split('\n## ')[0] ?? '').split(/\n- /).slice(1);
  const testsOf = (bullet: string) =>
    matches(bullet, /\((`[\w/]+`(?:,\s+`[\w/]+`)*)\)/g).flatMap((names) => matches(names, /`(.+?)`/g));
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const existing = files.split('\n').map((file) => `/${file.replace(/\.(test|spec)\.tsx?$/, '')}`);

  expect(bullets.length).toBeGreaterThan(30);
  expect(bullets.filter((bullet) => testsOf(bullet).length === 0)).toEqual([]);
  expect(testsOf(security).filter((name) => !existing.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});
