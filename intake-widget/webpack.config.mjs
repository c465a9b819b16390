// @ts-check
import { remoteFederation } from '@incasso/build/federation';
import { browserConfig, nodeConfig } from '@incasso/build/webpackConfig';
import { hostModules } from '@incasso/frontend/hostModules';

const build = { name: 'intake', context: import.meta.dirname };

/** `docs/decisions/build-the-embed-apart-from-the-site.md` */
const preactForReact = {
  react$: 'preact/compat',
  'react-dom$': 'preact/compat',
  'react-dom/client$': 'preact/compat/client',
  'react/jsx-runtime$': 'preact/jsx-runtime',
};

export default [
  remoteConfig(),
  nodeConfig({
    ...build,
    hostModules,
    entry: {
      Wizard: './src/wizard/Wizard.tsx',
      Addition: './src/wizard/addition/AdditionPage.tsx',
      prerenderFrame: './src/embed/frame/prerenderFrame.tsx',
    },
  }),
  frameConfig(),
];

/** The modules that the shell loads: the wizard, and the page for additions. */
function remoteConfig() {
  const config = browserConfig({
    ...build,
    federation: remoteFederation({
      hostModules,
      name: 'intake',
      exposes: {
        './Wizard': { import: './src/wizard/Wizard.tsx', name: 'wizard' },
        './Addition': { import: './src/wizard/addition/AdditionPage.tsx', name: 'addition' },
      },
    }),
  });
  const { splitChunks } = config.optimization ?? {};
  // Shared modules are bundled into both: few visitors open both, and separate chunks would weigh more.
  const off = /** @type {const} */ (false);
  const cacheGroups = { default: off, defaultVendors: off };
  return { ...config, optimization: { ...config.optimization, splitChunks: { ...splitChunks, cacheGroups } } };
}

/**
 * The scripts of the embed's frame, under `/embed/`, without federation; `dist/public` is copied to the site as it is.
 */
function frameConfig() {
  const config = browserConfig({ ...build, name: 'intake-frame', entry: { frame: './src/embed/frame/frame.ts' } });
  return {
    ...config,
    resolve: { ...config.resolve, alias: preactForReact },
    output: {
      ...config.output,
      path: `${build.context}/dist/public/embed`,
      filename: '[name].[contenthash:16].js',
    },
  };
}
