import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

export const assetListFile = 'assets.json';

const assetListSchema = v.record(v.string(), v.array(v.string()));

/** URLs of the scripts of each chunk of a build, by chunk name. */
export type ChunkScripts = Readonly<Record<string, readonly string[]>>;

export async function readAssetList(folder: string, publicPath: string): Promise<ChunkScripts> {
  const chunks = v.parse(assetListSchema, JSON.parse(await readFile(join(folder, assetListFile), 'utf8')));
  return Object.fromEntries(
    Object.entries(chunks).map(([name, files]) => [name, files.map((file) => publicPath + file)]),
  );
}

/** The scripts of a chunk. Throws if the build has no chunk of that name. */
export function scriptsOf(chunks: ChunkScripts, name: string): readonly string[] {
  const scripts = chunks[name];
  if (scripts === undefined)
    throw new Error(`No build has a chunk named ${name}; there are: ${Object.keys(chunks).join(', ')}.`);
  return scripts;
}
