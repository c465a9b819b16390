// @ts-check

/** Names that CommonJS packages use inside an ES module. */
const commonJsNames = [
  "import { createRequire as createRequireHere } from 'node:module';",
  'const require = createRequireHere(import.meta.url);',
].join('');

/**
 * Options of esbuild for one file for Node: `.mjs`, packages included, its source map beside it.
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
