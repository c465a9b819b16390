import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { contentHash } from './contentHash';
import type { SiteFolder } from './SiteFolder';

/** Writes the script that loads all others after the first paint. Returns its URL. */
export async function writeScriptLoader(site: SiteFolder): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../src/loadScripts.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  const content = Buffer.from(outputFiles[0]?.contents ?? []);
  const address = `/assets/loadScripts.${contentHash(content)}.js`;
  await site.write(address, content);
  return address;
}
