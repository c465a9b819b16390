// @ts-check
import webpack from 'webpack';
import { partnerFederation, remoteFederation } from '@incasso/build/federation';
import { browserConfig, nodeConfig } from '@incasso/build/webpackConfig';
import { hostModules } from '@incasso/browser/hostModules';

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
  partnerConfig(),
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

/** The remote for partners' React pages, under `/intake/v1/`; `dist/public` is copied to the site unchanged. */
function partnerConfig() {
  const globalName = 'incassoIntakeV1';
  // The name that partners' pages use since the first release. It leaves a page's own global of that name alone.
  const formerName = `window.intake && Object.hasOwn(window, 'intake') || (window.intake = window.${globalName});`;
  const config = browserConfig({
    ...build,
    name: 'intake-v1',
    federation: partnerFederation({
      name: 'intake',
      globalName,
      exposes: { './Intake': { import: './src/embed/react/Intake.tsx', name: 'partner-intake' } },
      react: '^19.2.0',
      runtimePlugins: ['./src/embed/react/namedRequirement.ts'],
    }),
  });
  return {
    ...config,
    output: { ...config.output, path: `${build.context}/dist/public/intake/v1` },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.BannerPlugin({ banner: formerName, raw: true, footer: true, include: 'remoteEntry.js' }),
      new webpack.ProvidePlugin({ Worker: [`${build.context}/src/embed/react/ForeignWorker.ts`, 'ForeignWorker'] }),
    ],
  };
}
