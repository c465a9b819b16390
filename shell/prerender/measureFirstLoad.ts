import { brotliCompressSync } from 'node:zlib';
import type { SiteFolder } from './SiteFolder';

/** A file that a browser fetches on the first load of a page. Size in bytes, at the best Brotli compression. */
export type FetchedFile = { readonly path: string; readonly bytes: number };

/** All that a browser fetches for a page: the document itself, scripts and fonts. */
export type FirstLoad = {
  readonly document: FetchedFile;
  readonly scripts: readonly FetchedFile[];
  readonly fonts: readonly FetchedFile[];
};

export async function measureFirstLoad(site: SiteFolder, documentPath: string): Promise<FirstLoad> {
  const html = (await site.read(documentPath)).toString();
  const addresses = (pattern: RegExp) =>
    [...html.matchAll(pattern)].flatMap(([, list = '']) => list.split(' ').filter((address) => address !== ''));
  const measure = async (path: string) => ({ path, bytes: brotliCompressSync(await site.read(path)).length });
  const measureAll = (paths: readonly string[]) => Promise.all(paths.map(measure));
  return {
    document: await measure(documentPath),
    scripts: await measureAll(addresses(/(?:<script src|data-entry|data-scripts|as="script" href)="([^"]+)"/g)),
    fonts: await measureAll(addresses(/src:url\(([^)]+\.woff2)\)/g)),
  };
}
