import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBundle } from '@incasso/build/nodeBundle';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('dist');

/** Resolves files that code reads by a relative path against its source, not the bundle. */
const sourceUrls = {
  name: 'source-urls',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = JSON.stringify(relative(outdir, path));
      const code = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`),
      };
    });
  },
};

// One bundle: tests start it often, and starting from source took four times as long.
await build({
  ...nodeBundle,
  entryPoints: [here('src/main.ts')],
  outdir,
  plugins: [sourceUrls],
  // Not bundled: esbuild starts a separate program, which it finds beside its own files.
  external: ['esbuild'],
});
