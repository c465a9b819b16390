import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { remotes, type RemoteName } from '@incasso/contract/federation';
import { assetListFile, readAssetList, type ChunkScripts } from './chunkScripts';
import { contentHash, type SiteFolder } from './SiteFolder';

/** A browser build on the site: its entry, with a content hash in its name, and the scripts of its chunks. */
type PublishedBuild = { readonly entry: string; readonly chunks: ChunkScripts };
export type PublishedBuilds = Readonly<Record<'shell' | RemoteName, PublishedBuild>>;

type Build = { readonly workspace: string; readonly publicPath: string; readonly entryFile: string };

/** Copies the three browser builds to the site, with the other files that the remotes publish. */
export async function copyBuilds(site: SiteFolder): Promise<PublishedBuilds> {
  for (const { workspace } of Object.values(remotes)) await copyFolder(site, distFolder(workspace, 'public'), '/');
  return {
    shell: await copyBuild(site, { workspace: 'shell', publicPath: '/assets/', entryFile: 'main.js' }),
    content: await copyBuild(site, { ...remotes.content, entryFile: 'remoteEntry.js' }),
    intake: await copyBuild(site, { ...remotes.intake, entryFile: 'remoteEntry.js' }),
  };
}

async function copyBuild(site: SiteFolder, { workspace, publicPath, entryFile }: Build): Promise<PublishedBuild> {
  const folder = distFolder(workspace, 'browser');
  await copyFolder(site, folder, publicPath);

  const content = await readFile(join(folder, entryFile));
  const entry = publicPath + entryFile.replace('.js', `.${contentHash(content)}.js`);
  await site.write(entry, content);
  return { entry, chunks: await readAssetList(folder, publicPath) };
}

/** Copies a folder recursively, without source maps. Skips a missing folder. */
async function copyFolder(site: SiteFolder, folder: string, publicPath: string): Promise<void> {
  const files = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  for (const file of files) {
    if (!file.isFile() || file.name.endsWith('.map') || file.name === assetListFile) continue;
    const source = join(file.parentPath, file.name);
    await site.copy(source, publicPath + source.slice(folder.length + 1));
  }
}

function distFolder(workspace: string, part: 'browser' | 'public'): string {
  return fileURLToPath(new URL(`../../${workspace}/dist/${part}`, import.meta.url));
}
