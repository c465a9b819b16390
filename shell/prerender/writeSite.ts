import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { PageHeads } from '@incasso/frontend/host/pages';
import type { PrerenderedFrame } from '@incasso/frontend/prerender/PrerenderedFrame';
import { apiRoot } from '@incasso/contract/api';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import { firmProfile } from '@incasso/contract/firmProfile';
import { additionPath, additionTitle, routeNames, routes, type RouteName } from '@incasso/contract/routes';
import type { prerenderPage } from '../src/prerenderPage';
import { notFoundText } from '../src/screens/NotFound.text';
import { build } from 'esbuild';
import { readAssetList, scriptsOf } from './chunkScripts';
import { contentHash } from './contentHash';
import { copyBuilds, type PublishedBuilds } from './copyBuilds';
import { frameDocument } from './frameDocument';
import { headTags, hiddenHeadTags } from './headTags';
import { pageDocument } from './pageDocument';
import { securityText } from './securityText';
import type { SiteFolder } from './SiteFolder';
import { writeFonts, type PublishedFonts } from './writeFonts';
import { writeIcons } from './writeIcons';

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
  await writeCrawlerFiles(site);
}

type Bundles = {
  readonly prerenderPage: typeof prerenderPage;
  readonly heads: PageHeads;
  readonly prerenderFrame: () => PrerenderedFrame;
};

/**
 * Loads the Node builds of shell and remotes. React selects its development or production build by NODE_ENV as it
 * loads.
 */
function loadBundles(): Bundles {
  process.env['NODE_ENV'] ??= 'production';
  const load: (file: string) => Bundles = createRequire(import.meta.url);
  const { prerenderPage } = load('../dist/node/prerenderPage.cjs');
  const { heads } = load('../../content-remote/dist/node/heads.cjs');
  const { prerenderFrame } = load('../../intake-widget/dist/node/prerenderFrame.cjs');
  return { prerenderPage, heads, prerenderFrame };
}

/** Writes the script that loads all others after the first paint. Returns its URL. */
async function writeScriptLoader(site: SiteFolder): Promise<string> {
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

/** Names of the exposed modules in the remotes' builds. Modules of pages have the names of their routes. */
const exposed = { pages: 'pages', wizard: 'wizard', addition: 'addition' };

/** The remotes' scripts that a page needs to hydrate. Throws if a build does not have them. */
function pageScripts(name: RouteName, { content, intake }: PublishedBuilds): string[] {
  const ofContent = [content.entry, ...scriptsOf(content.chunks, exposed.pages), ...scriptsOf(content.chunks, name)];
  if (routes[name] !== routes.start) return ofContent;
  return [...ofContent, intake.entry, ...scriptsOf(intake.chunks, exposed.wizard)];
}

/** The remotes' scripts that the page behind a client's link needs to hydrate. */
function additionScripts({ intake }: Pick<PublishedBuilds, 'intake'>): string[] {
  return [intake.entry, ...scriptsOf(intake.chunks, exposed.addition)];
}

/** Folder for the iframe's scripts in the embed's build, which is copied to the site with its other public files. */
const frameFolder = fileURLToPath(new URL(`../../intake-widget/dist/public${embedPaths.frame}`, import.meta.url));

async function writeFrame(site: SiteFolder, frame: PrerenderedFrame, fonts: PublishedFonts): Promise<void> {
  const chunks = await readAssetList(frameFolder, `${embedPaths.frame}/`);
  await site.write(`${embedPaths.frame}/index.html`, frameDocument({ frame, chunks, fonts }));
}

/** Writes the sitemap, robots.txt with its URL, and security.txt. */
async function writeCrawlerFiles(site: SiteFolder): Promise<void> {
  const addresses = Object.values(routes).map((path) => `  <url><loc>${firmProfile.siteUrl}${path}</loc></url>\n`);
  await site.write(
    '/sitemap.xml',
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('')}</urlset>\n`,
  );
  await site.write(
    '/robots.txt',
    `User-agent: *\nDisallow: ${apiRoot}/\n\nSitemap: ${firmProfile.siteUrl}/sitemap.xml\n`,
  );
  await site.write('/.well-known/security.txt', securityText);
}
