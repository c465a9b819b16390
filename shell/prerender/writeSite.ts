import { theme } from '@incasso/frontend/brand/theme';
import { firmProfile } from '@incasso/contract/firmProfile';
import { routes, additionPath, additionTitle, routeNames, type RouteName } from '@incasso/contract/routes';
import { Resvg } from '@resvg/resvg-js';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { PageHeads } from '@incasso/frontend/host/pages';
import type { PrerenderedFrame } from '@incasso/frontend/prerender/renderPage';
import { apiRoot } from '@incasso/contract/api';
import { embedPaths } from '@incasso/contract/embed/embedNames';
import type { prerenderPage } from '../src/prerenderPage';
import { notFoundText } from '../src/screens/screens.text';
import { build } from 'esbuild';
import { readAssetList, scriptsOf } from './chunkScripts';
import { contentHash, type SiteFolder } from './SiteFolder';
import { copyBuilds, type PublishedBuilds } from './copyBuilds';
import { frameDocument } from './frameDocument';
import { headTags, hiddenHeadTags } from './headTags';
import { pageDocument } from './pageDocument';
import { writeFonts, type PublishedFonts } from './writeFonts';

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

/** RFC 9116: how researchers report a weakness, with the disclosure policy, in English for those from any country. */
const securityText = `# Reporting a weakness in ${new URL(firmProfile.siteUrl).hostname}
#
# Write to the address below with "Security" in the subject, in Dutch or English.
# Say what you did and what came of it. Send no data of other people.
#
# Please
# - look no further than it takes to show the weakness, and keep nothing of what you found;
# - neither change nor delete anything, and submit no cases but one of your own that says so;
# - do without floods of calls, without mails or calls that deceive our staff, and without our premises;
# - leave us time to mend it before you publish.
#
# We answer you, say what we do about it, and take no steps against whoever keeps to this.
Contact: mailto:${firmProfile.email}
Expires: 2027-01-31T00:00:00Z
Preferred-Languages: nl, en
Canonical: ${firmProfile.siteUrl}/.well-known/security.txt
`;

const { ink, marker, paper, paid } = theme.color;

/** An invoice with a highlighted total and a tick. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="${ink}"/><path fill="${paper}" d="M16 10h32v44l-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3z"/><path stroke="${ink}" stroke-width="3" d="M21 19h22M21 26h14"/><path fill="${marker}" d="M20 32h24v9H20z"/><path fill="none" stroke="${paid}" stroke-width="4.5" d="m25 36 5 5 11-13"/></svg>`;

/** Icons for home screens and tabs, with their width in pixels. */
const pictures = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512, 'favicon.ico': 48 };

async function writeIcons(site: SiteFolder): Promise<void> {
  await site.write('/favicon.svg', drawing);
  for (const [name, width] of Object.entries(pictures)) {
    const png = new Resvg(drawing, { fitTo: { mode: 'width', value: width } }).render().asPng();
    await site.write(`/${name}`, name.endsWith('.ico') ? asIco(png, width) : png);
  }
  await site.write('/site.webmanifest', JSON.stringify(manifest));
}

const manifest = {
  name: firmProfile.firmName,
  short_name: firmProfile.product,
  lang: 'nl',
  start_url: routes.home,
  display: 'browser',
  background_color: paper,
  theme_color: paper,
  icons: [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
};

/** Wraps a PNG as an .ico file: a header of 6 bytes, an entry of 16, the picture. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
