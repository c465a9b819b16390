// @ts-check
import { remoteFederation } from '../contract/build/federation.mjs';
import { browserConfig, nodeConfig } from '../contract/build/webpackConfig.mjs';

const build = { name: 'intake', context: import.meta.dirname, publicPath: '/intake/' };

export default [
  browserConfig({
    ...build,
    federation: remoteFederation({
      name: 'intake',
      exposes: { './Wizard': { import: './src/exposes/Wizard.ts', name: 'wizard' } },
    }),
  }),
  nodeConfig({ ...build, entry: { Wizard: './src/exposes/Wizard.ts' } }),
];
