// @ts-check
import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const require = createRequire(import.meta.url);

/** `loaded-first`: no remote is fetched before a page needs it. */
const everyBuild = {
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  dev: false,
  manifest: false,
  experiments: { optimization: { disableSnapshot: true, target: /** @type {const} */ ('web') } },
};

/**
 * @typedef {Readonly<Record<string, string>>} HostModules Files of ours that are shared, by the name they are shared
 * under.
 */

/**
 * Federation of the shell, which loads everything shared before any remote.
 *
 * @param {{ name: string, remotes: Record<string, string>, runtimePlugins: string[], hostModules: HostModules }} host
 */
export function hostFederation({ hostModules, ...host }) {
  return new ModuleFederationPlugin({ ...everyBuild, ...host, shared: sharedModules(hostModules, { eager: true }) });
}

/**
 * Federation of a remote, which takes shared modules from its host and bundles none.
 *
 * @param {{ name: string, exposes: Record<string, { import: string, name: string }>, hostModules: HostModules }} remote
 */
export function remoteFederation({ hostModules, ...remote }) {
  return new ModuleFederationPlugin({
    ...everyBuild,
    ...remote,
    filename: 'remoteEntry.js',
    shared: sharedModules(hostModules, { import: false }),
    experiments: {
      externalRuntime: true,
      optimization: { ...everyBuild.experiments.optimization, disableRemote: true },
    },
  });
}

/**
 * @param {HostModules} hostModules
 * @param {{ eager?: true, import?: false }} how
 */
function sharedModules(hostModules, how) {
  const packages = ['react', 'react-dom', 'styled-components'].map((name) => {
    const { version } = require(`${name}/package.json`);
    return [name, { ...how, singleton: true, strictVersion: true, version, requiredVersion: version }];
  });
  const { version } = require('./package.json');
  const host = Object.entries(hostModules).map(([shareKey, file]) => [
    file,
    { ...how, shareKey, singleton: true, strictVersion: true, version, requiredVersion: version },
  ]);
  return Object.fromEntries([...packages, ...host]);
}
