// @ts-check

/**
 * Names the modules of federation's runtime and container. Their paths hold a hash of absolute paths: with ids made
 * from those, the same commit would give other scripts, of another size, in each folder that it is built in.
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
