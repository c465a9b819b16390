// @ts-check
import { remoteFederation } from '@incasso/build/federation';
import { browserConfig, nodeConfig } from '@incasso/build/webpackConfig';
import { hostModules } from '@incasso/frontend/hostModules';

const build = { name: 'content', context: import.meta.dirname };

export default [
  browserConfig({
    ...build,
    federation: remoteFederation({
      hostModules,
      name: 'content',
      exposes: { './pages': { import: './src/pages.ts', name: 'pages' } },
    }),
  }),
  nodeConfig({ ...build, hostModules, entry: { pages: './src/pages.ts', heads: './src/heads.ts' } }),
];
