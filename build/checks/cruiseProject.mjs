// The rules of imports that neither packages nor types hold, and the modules of all workspaces with their imports.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { projectRoot } from '../prepare.mjs';

const packageOf = (folder) => JSON.parse(readFileSync(join(projectRoot, folder, 'package.json'), 'utf8'));
const { workspaces } = packageOf('.');
const testCode = '\\.(test|spec)\\.tsx?$|/testing/|^e2e/';
const setUp = '^local-cloud/bin/|\\.config\\.mjs$|^frontend/hostModules\\.mjs$|^(lambdas|local-cloud)/build\\.mjs$';

const rules = [
  { name: 'no circle of files', from: {}, to: { circular: true } },
  // Knip asks for packages of npm alone, and a relative path passes every package.json.
  ...workspaces.map((workspace) => {
    const { name, dependencies, devDependencies } = packageOf(workspace);
    const named = Object.keys({ [name]: '', ...dependencies, ...devDependencies });
    const others = workspaces.filter((other) => !named.includes(packageOf(other).name));
    return {
      name: `${workspace} imports only workspaces that its package.json names`,
      from: { path: `^${workspace}/` },
      to: { path: `^(${others.join('|')})/` },
    };
  }),
  {
    name: 'only tests import test code',
    from: { pathNot: testCode },
    to: { path: testCode },
  },
  {
    name: 'AWS is met in lambdas/src/aws',
    from: { path: '^lambdas/src/', pathNot: `^lambdas/src/aws/|${testCode}` },
    to: { path: 'node_modules/@aws-sdk/' },
  },
  {
    name: 'the frame and its loader come without the router',
    from: { path: '^intake-widget/src/embed/(frame|loader)/', pathNot: testCode },
    to: { path: '(^|node_modules/)react-router(-dom)?(/|$)', reachable: true },
  },
];

const ignored = '(^|/)(dist|coverage|test-results|\\.local|cdk\\.out)/';

/** Walks the imports of all files. Each violation is a sentence. */
export async function cruiseProject() {
  const { output } = await cruise(workspaces, {
    validate: true,
    ruleSet: { forbidden: rules.map((rule) => ({ severity: 'error', ...rule })) },
    exclude: { path: ignored },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  });
  const modules = output.modules.filter(
    ({ source }) => /\.[cm]?[jt]sx?$/.test(source) && !source.startsWith('node_modules/'),
  );
  const violations = output.summary.violations.map(
    ({ rule, from, to, cycle = [] }) =>
      `${rule.name}: ${[from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' → ')}`,
  );
  return { modules, violations: [...violations, ...circlesOfFolders(modules)] };
}

/**
 * Circles among the folders of the product, each with all below it; and a folder that imports a child which imports it.
 * Tests may import from any folder.
 */
function circlesOfFolders(modules) {
  const isTold = new RegExp(`${testCode}|${setUp}|node_modules`);
  const imports = new Map();
  const own = new Set();
  for (const { source, dependencies } of modules.filter((module) => !isTold.test(module.source))) {
    for (const { resolved } of dependencies.filter((dependency) => !isTold.test(dependency.resolved))) {
      const to = dirname(resolved);
      own.add(`${dirname(source)} → ${to}`);
      for (let from = dirname(source); from !== '.' && !`${to}/`.startsWith(`${from}/`); from = dirname(from)) {
        imports.set(from, (imports.get(from) ?? new Set()).add(to));
      }
    }
  }
  const circles = [...own].filter((pair) => {
    const [parent, child] = pair.split(' → ');
    return child.startsWith(`${parent}/`) && own.has(`${child} → ${parent}`);
  });
  const done = new Set();
  const walk = (folder, path) => {
    if (path.includes(folder)) circles.push([...path.slice(path.indexOf(folder)), folder].join(' → '));
    if (path.includes(folder) || done.has(folder)) return;
    for (const next of imports.get(folder) ?? []) walk(next, [...path, folder]);
    done.add(folder);
  };
  for (const folder of imports.keys()) walk(folder, []);
  return circles.map((circle) => `no circle of folders: ${circle}`);
}
