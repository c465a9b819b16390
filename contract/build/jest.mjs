import { swcOptions } from './swcOptions.mjs';

const transform = {
  '\\.(ts|tsx|mjs)$': ['@swc/jest', { ...swcOptions, module: { type: 'commonjs' } }],
};

/**
 * Jest's configuration of a workspace.
 *
 * @param {{ name: string, environment: 'node' | 'jsdom' }} workspace
 * @returns {import('jest').Config}
 */
export function jestConfig({ name, environment }) {
  return {
    displayName: name,
    testEnvironment: environment,
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    // Pictures count by their address, which is all that code sees of them.
    moduleNameMapper: { '\\.svg$': new URL('./pictureAddress.mjs', import.meta.url).pathname },
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform,
    // Packages that ship ES modules alone, which Jest's CommonJS cannot require as they are.
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`],
    ...(environment === 'jsdom' && { setupFiles: [new URL('./jsdomGlobals.mjs', import.meta.url).pathname] }),
  };
}

const esmOnlyPackages = [
  'altcha-lib',
  'altcha',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'postal-mime',
  '@tokenizer',
];
