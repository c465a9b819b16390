const jsc = {
  target: /** @type {const} */ ('es2022'),
  parser: { syntax: /** @type {const} */ ('typescript'), tsx: true },
  transform: { react: { runtime: /** @type {const} */ ('automatic') } },
};

/**
 * The one set of compiler options: browser, node, embed and test builds must transform alike, or styled-components
 * gives the same component different class names in each and hydration fails silently.
 *
 * @type {import('@swc/core').Options}
 */
export const swcOptions = {
  jsc: {
    ...jsc,
    experimental: {
      plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false, pure: true }]],
    },
  },
  sourceMaps: true,
};

/**
 * Options without the plugin, for code without components: the plugin takes 80% of a file's compile time.
 *
 * @type {import('@swc/core').Options}
 */
export const plainSwcOptions = { jsc, sourceMaps: true };
