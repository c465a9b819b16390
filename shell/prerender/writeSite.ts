import { routes } from '@incasso/contract/routes';
import { copyBuilds } from './copyBuilds';
import { loadBundles } from './loadBundles';
import { pageDocument } from './pageDocument';
import { SiteFolder } from './SiteFolder';

/** Writes the finished site: every page as HTML beside the files of the three builds. */
export async function writeSite(): Promise<void> {
  const site = new SiteFolder();
  await site.clear();
  const builds = await copyBuilds(site);
  const { prerenderPage, heads } = loadBundles();

  for (const path of Object.values(routes)) {
    const page = await prerenderPage(path);
    await site.write(`${path}/index.html`, pageDocument({ page, head: heads[path], builds }));
  }
}

await writeSite();
