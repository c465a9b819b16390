// Checks in all workspaces what may import what, and how folders are named. Prints each violation and then fails.
import { execFileSync } from 'node:child_process';
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
  e2e: ['contract', 'documents', 'frontend', 'intake-widget', 'lambdas', 'infra'],
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

const folderRules = [{ name: 'no circle of folders', scope: 'folder', from: {}, to: { circular: true } }];

const ignored = '(^|/)(dist|coverage|test-results|\\.local|cdk\\.out)/';

/** A folder and its subfolder that import each other: neither could be read alone. */
function foldersInCircleWithChildren(modules) {
  const imports = new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${dirname(source)} → ${dirname(resolved)}`),
    ),
  );
  return [...imports].filter((pair) => {
    const [parent, child] = pair.split(' → ');
    return child.startsWith(`${parent}/`) && imports.has(`${child} → ${parent}`);
  });
}

async function check(forbidden, exclude) {
  const { output } = await cruise(workspaces, {
    validate: true,
    ruleSet: { forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })) },
    exclude: { path: exclude },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  });
  const violations = output.summary.violations.map(
    ({ rule, from, to, cycle = [] }) =>
      `${rule.name}: ${[from, ...(cycle.length > 0 ? cycle.map(({ name }) => name) : [to])].join(' → ')}`,
  );
  return { violations, modules: output.modules };
}

function badlyNamedFolders() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return [...new Set(files.map(dirname))].filter((folder) => !/^[a-z0-9/.-]+$/.test(folder));
}

// Tests may import from any folder.
const product = await check(folderRules, `${ignored}|node_modules|${testCode}|${setUp}`);
const circles = foldersInCircleWithChildren(product.modules);
const violations = [
  ...(await check(rules, ignored)).violations,
  ...product.violations,
  ...circles.map((circle) => `no folder imports a child that imports it: ${circle}`),
  ...badlyNamedFolders().map((folder) => `folders are in kebab-case: ${folder}`),
];
for (const violation of violations) console.error(violation);
process.exitCode = violations.length === 0 ? 0 : 1;
