// What may import what, and the modules of all workspaces with their imports.
import { dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';

/** The workspaces that each workspace may import. The files of `setUp` may import `build` too. */
const mayImport = {
  build: [],
  contract: [],
  documents: ['contract'],
  debts: ['contract', 'documents'],
  pdf: ['contract'],
  frontend: ['contract', 'debts'],
  shell: ['contract', 'frontend'],
  'content-remote': ['contract', 'debts', 'pdf', 'frontend'],
  'intake-widget': ['contract', 'documents', 'debts', 'frontend'],
  lambdas: ['contract', 'documents', 'debts', 'pdf'],
  infra: ['contract', 'debts', 'lambdas'],
  'local-cloud': ['contract', 'lambdas', 'infra'],
  e2e: ['contract', 'documents', 'debts', 'frontend', 'intake-widget', 'lambdas', 'infra'],
};

const workspaces = Object.keys(mayImport);
const testCode = '\\.(test|spec)\\.tsx?$|/testing/|^e2e/';
const setUp = '^local-cloud/bin/|\\.config\\.mjs$|^frontend/hostModules\\.mjs$|^(lambdas|local-cloud)/build\\.mjs$';

const rules = [
  { name: 'no circle of files', from: {}, to: { circular: true } },
  ...Object.entries(mayImport).map(([workspace, open]) => ({
    name: `${workspace} imports ${open.join(', ') || 'no other workspace'}`,
    from: { path: `^${workspace}/`, pathNot: setUp },
    to: { path: `^(${workspaces.filter((other) => other !== workspace && !open.includes(other)).join('|')})/` },
  })),
  {
    name: 'only tests import test code',
    from: { pathNot: testCode },
    to: { path: testCode },
  },
  {
    name: 'contract depends on valibot alone',
    from: { path: '^contract/src/', pathNot: testCode },
    to: { pathNot: '^contract/|(^|/)node_modules/valibot/' },
  },
  {
    name: 'documents and debts run in browsers and functions alike: on saxen, valibot, postal-mime, the hash of old PDFs and the contract',
    from: { path: '^(documents|debts)/src/', pathNot: testCode },
    to: { pathNot: '^(documents|debts|contract)/|(^|/)node_modules/(saxen|valibot|postal-mime|@noble/hashes)/' },
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
