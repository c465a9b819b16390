import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBundle } from '@incasso/build/nodeBundle';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = here('dist');

/** Code that reads files beside itself finds them beside its source. */
const placesOfSources = {
  name: 'places of sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const place = JSON.stringify(relative(outdir, path));
      const source = await readFile(path, 'utf8');
      return {
        loader: 'ts',
        contents: source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`),
      };
    });
  },
};

// One file: tests start it by the dozen, and starting it from its sources took four times as long.
await build({
  ...nodeBundle,
  entryPoints: [here('src/main.ts')],
  outdir,
  plugins: [placesOfSources],
  // A program of its own, started as a child process.
  external: ['esbuild'],
});

// The rights of functions and operators are read from the templates.
execFileSync(process.execPath, ['--import', 'tsx', 'bin/writeTemplates.mjs'], { cwd: here('.'), stdio: 'inherit' });
