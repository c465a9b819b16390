import { buildSync } from 'esbuild';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bundles the site check as `index.mjs` and gives the folder that it lies in. */
export function bundleSiteCheck(): string {
  const folder = mkdtempSync(join(tmpdir(), 'incasso-site-check-'));
  buildSync({
    entryPoints: [fileURLToPath(new URL('./handler.ts', import.meta.url))],
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'silent',
  });
  return folder;
}
