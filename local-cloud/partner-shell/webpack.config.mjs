// @ts-check
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** Built as a partner would: with its own React, which the intake shares (`docs/partners.md`). */
export default {
  mode: 'production',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: './src/main.ts',
  output: { path: `${import.meta.dirname}/dist`, publicPath: 'auto', uniqueName: 'klantenportaal', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'klantenportaal',
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
      dev: false,
      manifest: false,
    }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
};
