// @ts-check

/**
 * Writes `assets.json`: the scripts of every named chunk and of the chunks it needs. The prerender preloads them for a
 * page.
 */
export class AssetListPlugin {
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
