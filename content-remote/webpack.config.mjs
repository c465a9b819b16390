// @ts-check
import { remoteFederation } from '../contract/build/federation.mjs';
import { browserConfig, nodeConfig } from '../contract/build/webpackConfig.mjs';

const build = { name: 'content', context: import.meta.dirname, publicPath: '/content/' };

export default [
  browserConfig({
    ...build,
    federation: remoteFederation({
      name: 'content',
      exposes: { './pages': { import: './src/pages.ts', name: 'pages' } },
    }),
  }),
  nodeConfig({ ...build, entry: { pages: './src/pages.ts', heads: './src/heads.ts' } }),
];
