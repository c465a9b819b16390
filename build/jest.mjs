import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainSwcOptions, swcOptions } from './swcOptions.mjs';

// The SDK is pinned; its notice about later versions would stand above every test that loads it.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

// What tests and the libraries under test leave behind goes with the run.
const temporaryFolder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
process.env.TMPDIR = temporaryFolder;
process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));

/**
 * Jest's configuration of a workspace.
 *
 * @param {{ name: string, environment: 'node' | 'jsdom', hasComponents?: true, federated?: Record<string, string> }} workspace
 *   `hasComponents`: of React. `federated` maps federated names to the modules that stand for other parts of the site
 *   in tests.
 * @returns {import('jest').Config}
 */
export function jestConfig({ name, environment, hasComponents, federated = {} }) {
  return {
    displayName: name,
    testEnvironment: environment,
    // For a test that hangs; a machine that is busy with something else takes its time.
    testTimeout: 60_000,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    sandboxInjectedGlobals: globalsInLoops,
    moduleNameMapper: federated,
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: {
      '\\.(ts|tsx|mjs|js)$': [
        '@swc/jest',
        { ...(hasComponents === true ? swcOptions : plainSwcOptions), module: { type: 'commonjs' } },
      ],
      '\\.ttf$': fileURLToPath(new URL('./fontTransform.mjs', import.meta.url)),
    },
    // Packages that ship ES modules alone, which Jest's CommonJS cannot require as they are.
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/).*\\.[cm]?js$`],
    setupFiles: [
      new URL(environment === 'jsdom' ? './jsdomGlobals.mjs' : './shortStacks.mjs', import.meta.url).pathname,
    ],
  };
}

/**
 * A look-up of a global takes microseconds in Jest's sandbox; saxen makes one a tag, and XML took five times as long as
 * in Node. Only what no module declares itself: `Buffer` and `String` are names of some.
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
