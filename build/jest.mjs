import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './prepare.mjs';
import { plainSwcOptions, swcOptions } from './swcOptions.mjs';

// Otherwise the SDK prints a notice about later Node versions in every test that loads it.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

// Temporary files of tests and libraries are deleted at the end of the run.
const temporaryFolder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
process.env.TMPDIR = temporaryFolder;
process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

export function jestProject(name, { environment = 'node', hasComponents = false, ...changes } = {}) {
  return {
    displayName: name,
    rootDir: join(projectRoot, name),
    testEnvironment: environment,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    sandboxInjectedGlobals: globalsInLoops,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: {
      '\\.(ts|tsx|mjs|js)$': [
        '@swc/jest',
        { ...(hasComponents ? swcOptions : plainSwcOptions), module: { type: 'commonjs' } },
      ],
      '\\.ttf$': fileURLToPath(new URL('./fontTransform.mjs', import.meta.url)),
    },
    // Packages that ship ES modules alone, which Jest's CommonJS cannot require as they are.
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/).*\\.[cm]?js$`],
    setupFiles: ['jestGlobals', ...(hasComponents ? ['componentGlobals'] : [])].map((name) =>
      fileURLToPath(new URL(`./${name}.mjs`, import.meta.url)),
    ),
    ...changes,
  };
}

/**
 * Looking up a global takes microseconds in Jest's sandbox, and saxen looks one up for each tag: XML took five times as
 * long as in Node. Only names that no module declares itself; some declare `Buffer` and `String`.
 */
const globalsInLoops = ['isNaN'];

const esmOnlyPackages = [
  'altcha-lib',
  'altcha',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'postal-mime',
  'saxen',
  '@tokenizer',
  '@remix-run',
];
