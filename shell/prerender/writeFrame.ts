import { fileURLToPath } from 'node:url';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import type { PrerenderedFrame } from '@incasso/browser/prerender/PrerenderedFrame';
import { readAssetList } from './chunkScripts';
import { frameDocument } from './frameDocument';
import type { SiteFolder } from './SiteFolder';
import type { PublishedFonts } from './writeFonts';

/** Where the embed's build leaves the frame's scripts, which are copied to the site with all that is public. */
const frameFolder = fileURLToPath(new URL(`../../intake-widget/dist/public${embedPaths.frame}`, import.meta.url));

/** Writes the document that partners' pages show in a frame. */
export async function writeFrame(site: SiteFolder, frame: PrerenderedFrame, fonts: PublishedFonts): Promise<void> {
  const chunks = await readAssetList(frameFolder, `${embedPaths.frame}/`);
  await site.write(`${embedPaths.frame}/index.html`, frameDocument({ frame, chunks, fonts }));
}
