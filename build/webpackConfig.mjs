// @ts-check
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { swcOptions } from './swcOptions.mjs';

/**
 * @typedef {object} Build
 * @property {string} name Name of the part; keeps its global names apart from those of the others.
 * @property {string} context Folder of the workspace.
 */

/** `NODE_ENV=development npm run build` gives a build with React's own checks and readable names. */
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/**
 * The configuration of a part's browser build, into `dist/browser`.
 *
 * @param {Build & { entry?: Record<string, string>, federation?: import('webpack').WebpackPluginInstance }} build
 * @returns {import('webpack').Configuration}
 */
export function browserConfig({ entry = {}, federation, ...build }) {
  const chunkLoadingGlobal = `webpackChunk${build.name.replace('-', '_')}`;
  return {
    ...sharedConfig(build),
    name: `${build.name}-browser`,
    target: ['web', 'es2022'],
    devtool: mode === 'production' ? 'hidden-source-map' : 'cheap-module-source-map',
    entry,
    output: {
      path: `${build.context}/dist/browser`,
      publicPath: 'auto',
      uniqueName: build.name,
      chunkLoadingGlobal,
      // The federation plugin fails on a hash here; the prerender gives entries their hashed names.
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:16].js',
      // A module that threw must run again at its next import, so that a remote can be requested again.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    optimization: {
      // Output as small as Terser's, in a fifth of the time.
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify })],
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      // A worker stays one file: the federation plugin fails on one that loads others under hashed names.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime() },
    },
    plugins: [
      new AssetListPlugin(),
      // Without this declaration the browser would take an element with that id for the chunk list.
      new webpack.BannerPlugin({ banner: `var ${chunkLoadingGlobal};`, raw: true, entryOnly: true }),
      ...(federation === undefined ? [] : [federation, new FederationIdsPlugin()]),
    ],
  };
}

/**
 * The configuration of a part's build for the prerender, into `dist/node`: one CommonJS file per entry, which takes
 * from Node what federation shares in the browser.
 *
 * @param {Build & { entry: Record<string, string>, hostModules: import('./federation.mjs').HostModules, federated?: Record<string, string> }} build
 *   `hostModules` are files of the shell's own node build; `federated` maps the federated names that the part imports
 *   to the other parts' files.
 * @returns {import('webpack').Configuration}
 */
export function nodeConfig({ entry, hostModules, federated = {}, ...build }) {
  return {
    ...sharedConfig(build),
    name: `${build.name}-node`,
    target: 'node20',
    devtool: false,
    entry,
    output: {
      path: `${build.context}/dist/node`,
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [federated, (data) => takenFromNode(data, hostModules)],
    optimization: { minimize: false, splitChunks: false },
  };
}

/**
 * @param {Build} build
 * @returns {import('webpack').Configuration}
 */
function sharedConfig({ context }) {
  return {
    mode,
    context,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { [routerBuilds + 'development']: routerBuilds + mode },
    },
    module: {
      rules: [{ test: /\.(ts|tsx)$/, loader: 'swc-loader', options: { ...swcOptions, swcrc: false } }],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/** react-router's package.json names its development build only. */
const routerBuilds = fileURLToPath(new URL('../node_modules/react-router/dist/', import.meta.url));

const sharedPackages = /^(react|react-dom|react-router-dom|styled-components)(\/|$)/;

/**
 * Modules that must exist once: Node loads them at run time. The host's modules are files of the shell's node build.
 *
 * @param {import('webpack').ExternalItemFunctionData} data
 * @param {import('./federation.mjs').HostModules} hostModules
 */
async function takenFromNode({ context, request, contextInfo, getResolve }, hostModules) {
  if (sharedPackages.test(request)) return `commonjs ${request}`;
  const isEntry = contextInfo?.issuer === '';
  if (isEntry || !request.includes('host/') || getResolve === undefined) return undefined;
  const file = await getResolve()(context, request);
  const shared = Object.values(hostModules).find((hostFile) => hostFile === file);
  return shared === undefined
    ? undefined
    : `commonjs ../../../shell/dist/node/${basename(shared, extname(shared))}.cjs`;
}

/**
 * Writes `assets.json`: the scripts of every named chunk and of the chunks it needs. The prerender preloads them for a
 * page.
 */
class AssetListPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetListPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetListPlugin', stage }, () => {
        const chunks = [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          group.getFiles().filter((file) => file.endsWith('.js')),
        ]);
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(Object.fromEntries(chunks))));
      });
    });
  }
}

/**
 * Names the modules of federation's runtime and container. Their paths contain a hash of absolute paths: with ids
 * derived from it, the same commit would give different scripts in each checkout folder.
 */
class FederationIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FederationIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('FederationIdsPlugin', (modules) => {
        for (const module of modules) {
          if (!module.identifier().includes('/.federation/entry.')) continue;
          const id = module.nameForCondition() === null ? 'container' : 'runtime';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
