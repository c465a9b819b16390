import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotes, type RemoteName } from '@incasso/contract/federation';
import * as v from 'valibot';
import type { SiteFolder } from './SiteFolder';

/** A browser build on the site: the address of its entry under a name that changes with its content, and its chunks'. */
export type PublishedBuild = { readonly entry: string; readonly chunks: Readonly<Record<string, readonly string[]>> };
export type PublishedBuilds = { readonly shell: PublishedBuild } & Readonly<Record<RemoteName, PublishedBuild>>;

const assetListSchema = v.record(v.string(), v.array(v.string()));

/** Copies the three browser builds to the site. */
export async function copyBuilds(site: SiteFolder): Promise<PublishedBuilds> {
  return {
    shell: await copyBuild(site, { workspace: 'shell', publicPath: '/', entryFile: 'main.js' }),
    content: await copyBuild(site, { ...remotes.content, entryFile: 'remoteEntry.js' }),
    intake: await copyBuild(site, { ...remotes.intake, entryFile: 'remoteEntry.js' }),
  };
}

type Build = { workspace: string; publicPath: string; entryFile: string };

async function copyBuild(site: SiteFolder, { workspace, publicPath, entryFile }: Build): Promise<PublishedBuild> {
  const folder = fileURLToPath(new URL(`../../${workspace}/dist/browser`, import.meta.url));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || file.name.endsWith('.map') || file.name === 'assets.json') continue;
    const source = join(file.parentPath, file.name);
    await site.copy(source, publicPath + source.slice(folder.length + 1));
  }

  const content = await readFile(join(folder, entryFile));
  const entry = publicPath + entryFile.replace('.js', `.${contentHash(content)}.js`);
  await site.write(entry, content);
  const chunks = v.parse(assetListSchema, JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')));
  return {
    entry,
    chunks: Object.fromEntries(
      Object.entries(chunks).map(([name, scripts]) => [name, scripts.map((script) => publicPath + script)]),
    ),
  };
}

/** Sixteen hexadecimal digits: what the edge takes for the mark of a file that never changes. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
