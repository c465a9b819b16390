import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeBundle } from '@incasso/build/nodeBundle';
import { build } from 'esbuild';

// By default beside the sources: `node build.mjs FOLDER` builds elsewhere.
const out = process.argv[2] ?? fileURLToPath(new URL('dist', import.meta.url));
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const folders = await readdir(here('src/functions'), { withFileTypes: true });
const names = folders.filter((folder) => folder.isDirectory()).map(({ name }) => name);

await rm(out, { recursive: true, force: true });
await build({
  ...nodeBundle,
  entryPoints: names.map((name) => ({ in: here(`src/functions/${name}/handler.ts`), out: `${name}/index` })),
  outdir: out,
  loader: { '.ttf': 'binary' },
  alias: { 'brotli/decompress.js': here('nodeBrotli.mjs'), 'tiny-inflate': here('nodeInflate.cjs') },
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
});

for (const name of names) {
  const { size } = await stat(join(out, name, 'index.mjs'));
  console.log(`${name.padEnd(20)} ${String(Math.round(size / 1000)).padStart(5)} kB`);
}
