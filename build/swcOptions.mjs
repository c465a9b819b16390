/**
 * The one set of compiler options: browser, node, embed and test builds must transform alike, or styled-components
 * gives the same component different class names in each and hydration fails silently.
 *
 * @type {import('@swc/core').Options}
 */
export const swcOptions = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    experimental: {
      plugins: [['@swc/plugin-styled-components', { ssr: true, displayName: false, pure: true }]],
    },
  },
  sourceMaps: true,
};
