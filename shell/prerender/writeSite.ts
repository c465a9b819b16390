import { firmProfile } from '@incasso/contract/firmProfile';
import { additionPath, additionTitle, routeNames, routes } from '@incasso/contract/routes';
import { notFoundText } from '../src/screens/NotFound.text';
import { copyBuilds } from './copyBuilds';
import { headTags, hiddenHeadTags } from './headTags';
import { loadBundles } from './loadBundles';
import { pageDocument } from './pageDocument';
import { additionScripts, pageScripts } from './pageScripts';
import type { SiteFolder } from './SiteFolder';
import { writeFonts } from './writeFonts';
import { writeFrame } from './writeFrame';
import { writeIcons } from './writeIcons';
import { writeSearchFiles } from './writeSearchFiles';
import { writeScriptLoader } from './writeScriptLoader';

const nowhere = '/404';

/**
 * Writes the whole site: every page and the embed's iframe as HTML, the three builds, and the files for browsers and
 * crawlers.
 */
export async function writeSite(site: SiteFolder): Promise<void> {
  const assets = {
    builds: await copyBuilds(site),
    fonts: await writeFonts(site),
    scriptLoader: await writeScriptLoader(site),
  };
  const { prerenderPage, heads, prerenderFrame } = loadBundles();

  for (const name of routeNames()) {
    const path = routes[name];
    const page = await prerenderPage(path);
    const scripts = pageScripts(name, assets.builds);
    const head = headTags(path, heads[path]);
    await site.write(`${path}/index.html`, pageDocument({ page, head, scripts }, assets));
  }
  const addition = {
    page: await prerenderPage(additionPath),
    head: hiddenHeadTags(`${additionTitle} | ${firmProfile.firmName}`),
    scripts: additionScripts(assets.builds),
  };
  await site.write(`${additionPath}/index.html`, pageDocument(addition, assets));
  const notFound = { page: await prerenderPage(nowhere), head: hiddenHeadTags(notFoundText.title), scripts: [] };
  await site.write('/404.html', pageDocument(notFound, assets));
  await writeFrame(site, prerenderFrame(), assets.fonts);
  await writeIcons(site);
  await writeSearchFiles(site);
}
