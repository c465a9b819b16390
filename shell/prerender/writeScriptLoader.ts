import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { contentHash } from './contentHash';
import type { SiteFolder } from './SiteFolder';

/** Writes the script that fetches all others once the page stands. Answers its address. */
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
