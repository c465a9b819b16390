import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../prepare.mjs';

const isTest = (file) => /^(?!e2e\/).*\.test\.tsx?$/.test(file);
/** What every test runs with. */
const ofAllTests = /^(package(-lock)?\.json|tsconfig\.json|jest\.config\.mjs|build\/(?!checks\/).*)$/;
/** What may decide a test though none imports or names it. */
const mayBeRun = /\.([cm]?[jt]sx?|json|sh)$/;

/** The files that differ from where this branch left `main`, deleted ones included. */
export function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim().split('\n');
  const [base] = git('rev-parse', 'HEAD');
  const files = [
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return files.filter((file) => file !== '');
}

/**
 * The tests that reach one of these files: by imports, by a path in code that opens or starts files, or by a pattern
 * such as `*.text.ts`. A file that no import and no path reaches runs all tests of its workspace.
 */
export function reachedTests(changed, modules) {
  const tests = modules.map(({ source }) => source).filter(isTest);
  if (changed.some((file) => ofAllTests.test(file))) return tests;
  const users = usersOf(modules);
  const patterns = tests.flatMap((test) => patternsIn(test).map((ending) => ({ test, ending })));
  const reached = changed.flatMap((file) => {
    const byPattern = patterns.filter(({ ending }) => file.endsWith(ending)).map(({ test }) => test);
    const found = reachedFrom(file, users).filter(isTest);
    if (found.length > 0 || file.startsWith('e2e/') || !mayBeRun.test(file)) return [...found, ...byPattern];
    return tests.filter((test) => test.startsWith(`${file.split('/')[0]}/`));
  });
  return [...new Set(reached)].filter((file) => existsSync(join(projectRoot, file))).sort();
}

function reachedFrom(file, users) {
  const reached = new Set();
  const visit = (target) => {
    if (reached.has(target)) return;
    reached.add(target);
    for (const user of users(target)) visit(user);
  };
  visit(file);
  return [...reached];
}

/** The modules that import a file, or name it or its folder. Imports of types do not count. */
function usersOf(modules) {
  const users = new Map();
  const add = (used, user) => users.set(used, (users.get(used) ?? new Set()).add(user));
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies)
      if (!dependencyTypes.includes('type-only')) add(resolved, source);
    for (const path of pathsIn(source)) add(path, source);
  }
  return (file) => {
    const found = new Set(users.get(file));
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
      for (const user of users.get(folder) ?? []) found.add(user);
    return found;
  };
}

const code = (source) => readFileSync(join(projectRoot, source), 'utf8').replaceAll(/^ *(\/\/|\/?\*).*$/gm, '');

function patternsIn(test) {
  return [...code(test).matchAll(/'\*([\w.]+)'/g)].map(([, ending]) => ending);
}

/** The paths in code that opens or starts files: from its own folder, the root or the workspace. */
function pathsIn(source) {
  const text = code(source);
  if (!/\b(read|exec|spawn|build|URL|Worker|require)\w*\(/.test(text)) return [];
  const [workspace] = source.split('/');
  return [...text.matchAll(/[\w.@-]*\/[\w./@-]*\w/g)].flatMap(([path]) => {
    const paths = path.startsWith('.') ? [join(dirname(source), path), path] : [path, `${workspace}/${path}`];
    return paths.flatMap((each) => [each, `${each}.ts`]);
  });
}
