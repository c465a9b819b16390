// @ts-check

/** What CommonJS packages inside an ES module still ask for. */
const commonJsNames = [
  "import { createRequire as createRequireHere } from 'node:module';",
  'const require = createRequireHere(import.meta.url);',
].join('');

/**
 * How esbuild makes one file for Node of what is run there: `.mjs`, packages included, its map beside it.
 *
 * @satisfies {import('esbuild').BuildOptions}
 */
export const nodeBundle = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: /** @type {const} */ ('esm'),
  platform: /** @type {const} */ ('node'),
  target: 'node20',
  mainFields: ['module', 'main'],
  banner: { js: commonJsNames },
  sourcemap: /** @type {const} */ ('linked'),
  sourcesContent: false,
  logLevel: /** @type {const} */ ('warning'),
};
