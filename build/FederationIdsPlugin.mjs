// @ts-check

/**
 * Names the modules of federation's runtime and container. Their paths contain a hash of absolute paths: with ids
 * derived from it, the same commit would give different scripts in each checkout folder.
 */
export class FederationIdsPlugin {
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
