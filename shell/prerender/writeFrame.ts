import { fileURLToPath } from 'node:url';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import type { PrerenderedFrame } from '@incasso/browser/prerender/PrerenderedFrame';
import { readAssetList } from './chunkScripts';
import { frameDocument } from './frameDocument';
import type { SiteFolder } from './SiteFolder';
import type { PublishedFonts } from './writeFonts';

/** Folder for the iframe's scripts in the embed's build, which is copied to the site with its other public files. */
const frameFolder = fileURLToPath(new URL(`../../intake-widget/dist/public${embedPaths.frame}`, import.meta.url));

export async function writeFrame(site: SiteFolder, frame: PrerenderedFrame, fonts: PublishedFonts): Promise<void> {
  const chunks = await readAssetList(frameFolder, `${embedPaths.frame}/`);
  await site.write(`${embedPaths.frame}/index.html`, frameDocument({ frame, chunks, fonts }));
}
