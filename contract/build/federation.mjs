// @ts-check
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const require = createRequire(import.meta.url);

/** The modules of ours by which a remote talks to its host; the same instance must serve both. */
export const hostModules = {
  '@incasso/contract/browser/host/services': contractFile('browser/host/services.ts'),
  '@incasso/contract/browser/host/navigation': contractFile('browser/host/navigation.tsx'),
};

/** `loaded-first`: no remote is fetched before a page needs it. */
const everyBuild = {
  shareStrategy: /** @type {const} */ ('loaded-first'),
  dts: false,
  dev: false,
  manifest: false,
  experiments: { optimization: { disableSnapshot: true, target: /** @type {const} */ ('web') } },
};

/**
 * Federation of the shell, which has everything shared at hand before any remote is asked for.
 *
 * @param {{ name: string, remotes: Record<string, string>, runtimePlugins: string[] }} host
 */
export function hostFederation(host) {
  return new ModuleFederationPlugin({ ...everyBuild, ...host, shared: sharedModules({ eager: true }) });
}

/**
 * Federation of a remote, which takes what is shared from its host and brings none of it.
 *
 * @param {{ name: string, exposes: Record<string, { import: string, name: string }> }} remote
 */
export function remoteFederation(remote) {
  return new ModuleFederationPlugin({
    ...everyBuild,
    ...remote,
    filename: 'remoteEntry.js',
    shared: sharedModules({ import: false }),
    experiments: {
      externalRuntime: true,
      optimization: { ...everyBuild.experiments.optimization, disableRemote: true },
    },
  });
}

/**
 * Federation of what partners load into their own React pages: it takes React from them, of any version in the range, and
 * brings all else.
 *
 * @param {{ name: string, exposes: Record<string, { import: string, name: string }>, react: string, runtimePlugins: string[] }} remote
 *   `react` is the range of versions.
 */
export function partnerFederation({ react, ...remote }) {
  const taken = { import: /** @type {const} */ (false), singleton: true, strictVersion: true, requiredVersion: react };
  return new ModuleFederationPlugin({
    ...everyBuild,
    ...remote,
    filename: 'remoteEntry.js',
    shared: { react: taken, 'react-dom': taken },
    experiments: { optimization: { ...everyBuild.experiments.optimization, disableRemote: true } },
  });
}

/** @param {{ eager?: true, import?: false }} how */
function sharedModules(how) {
  const packages = ['react', 'react-dom', 'styled-components'].map((name) => {
    const { version } = require(`${name}/package.json`);
    return [name, { ...how, singleton: true, strictVersion: true, version, requiredVersion: version }];
  });
  const { version } = require('../package.json');
  const host = Object.entries(hostModules).map(([shareKey, file]) => [
    file,
    { ...how, shareKey, singleton: true, strictVersion: true, version, requiredVersion: version },
  ]);
  return Object.fromEntries([...packages, ...host]);
}

/** @param {string} path */
function contractFile(path) {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
