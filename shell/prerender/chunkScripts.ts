import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** The build's asset manifest. */
export const assetListFile = 'assets.json';

const assetListSchema = v.record(v.string(), v.array(v.string()));

/** The addresses of the scripts of each chunk of a build, by the chunk's name. */
export type ChunkScripts = Readonly<Record<string, readonly string[]>>;

/** Reads which scripts each chunk of a build needs. */
export async function readAssetList(folder: string, publicPath: string): Promise<ChunkScripts> {
  const chunks = v.parse(assetListSchema, JSON.parse(await readFile(join(folder, assetListFile), 'utf8')));
  return Object.fromEntries(
    Object.entries(chunks).map(([name, files]) => [name, files.map((file) => publicPath + file)]),
  );
}

/** The scripts of a chunk. Throws when the build has none of that name. */
export function scriptsOf(chunks: ChunkScripts, name: string): readonly string[] {
  const scripts = chunks[name];
  if (scripts === undefined)
    throw new Error(`No build has a chunk named ${name}; there are: ${Object.keys(chunks).join(', ')}.`);
  return scripts;
}
