// @ts-check
import { hostFederation } from '../contract/build/federation.mjs';
import { browserConfig, nodeConfig } from '../contract/build/webpackConfig.mjs';

const build = { name: 'shell', context: import.meta.dirname, publicPath: '/assets/' };

export default [
  browserConfig({
    ...build,
    entry: { main: './src/main.ts' },
    federation: hostFederation({
      name: 'shell',
      remotes: { content: 'content@/content/remoteEntry.js', intake: 'intake@/intake/remoteEntry.js' },
      runtimePlugins: ['./src/remotes/pinnedEntries.ts', './src/remotes/lentRuntimeCore.ts'],
    }),
  }),
  nodeConfig({
    ...build,
    entry: {
      prerenderPage: './src/prerenderPage.tsx',
      services: '@incasso/contract/browser/host/services',
      navigation: '@incasso/contract/browser/host/navigation',
    },
    federated: {
      'content/pages': 'commonjs ../../../content-remote/dist/node/pages.cjs',
      'intake/Wizard': 'commonjs ../../../intake-widget/dist/node/Wizard.cjs',
    },
  }),
];
