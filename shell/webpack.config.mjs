// @ts-check
import { hostFederation } from '@incasso/build/federation';
import { browserConfig, nodeConfig } from '@incasso/build/webpackConfig';
import { hostModules } from '@incasso/frontend/hostModules';

const build = { name: 'shell', context: import.meta.dirname };

export default [
  browserConfig({
    ...build,
    entry: { main: './src/main.ts' },
    federation: hostFederation({
      hostModules,
      name: 'shell',
      remotes: { content: 'content@/content/remoteEntry.js', intake: 'intake@/intake/remoteEntry.js' },
      runtimePlugins: ['./src/remotes/pinnedEntries.ts', './src/remotes/sharedRuntime.ts'],
    }),
  }),
  nodeConfig({
    ...build,
    hostModules,
    entry: {
      prerenderPage: './src/prerenderPage.tsx',
      services: '@incasso/frontend/host/services',
      router: '@incasso/frontend/host/router',
    },
    federated: {
      'content/pages': 'commonjs ../../../content-remote/dist/node/pages.cjs',
      'intake/Wizard': 'commonjs ../../../intake-widget/dist/node/Wizard.cjs',
      'intake/Addition': 'commonjs ../../../intake-widget/dist/node/Addition.cjs',
    },
  }),
];
