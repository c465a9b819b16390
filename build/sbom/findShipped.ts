import { build } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';

/** The folders of the packages that a part of the product carries, each once, in the order of their paths. */
export type ShippedPart = { readonly name: string; readonly packageFolders: readonly string[] };

/** What is sent to browsers, and what runs in AWS. */
const parts = [
  {
    name: 'site',
    /** Where the maps of bundled scripts lie, which stay behind when these are published. */
    folders: ['shell', 'content-remote', 'intake-widget'].flatMap((name) => [
      `${name}/dist/browser`,
      `${name}/dist/public`,
    ]),
    /** Scripts that are bundled without a map. */
    entries: ['shell/src/loadScripts.ts', 'intake-widget/src/embed/loader/v1.ts', 'infra/src/edge/viewerRequest.ts'],
    /** What puts fonts of packages, or words set in them, onto the site. */
    fontUsers: ['shell/prerender', 'content-remote/src'],
  },
  {
    name: 'functions',
    folders: ['lambdas/dist'],
    entries: ['infra/src/monitoring/site-check/handler.ts'],
    fontUsers: [],
  },
];

const mapSchema = v.object({ sources: v.array(v.string()) });

/**
 * Finds which packages the built product carries. `built` is the folder that the builds were written below, by default
 * the project's own. Throws where it is not built.
 */
export async function findShipped(root: string, built = root): Promise<ShippedPart[]> {
  return Promise.all(
    parts.map(async ({ name, folders, entries, fontUsers }) => {
      const files = folders.flatMap((folder) => mapsIn(built, folder));
      if (files.length === 0) throw new Error(`Of the ${name} there is nothing: run "npm run build" first.`);
      const sources = [
        ...files.flatMap((file) => sourcesOfMap({ root, built, map: file })),
        ...(await Promise.all(entries.map((entry) => sourcesOfEntry(root, entry)))).flat(),
        ...fontUsers.flatMap((folder) => fontsNamedIn(root, folder)),
      ];
      return { name, packageFolders: [...new Set(sources.flatMap(packageFolder))].sort() };
    }),
  );
}

function mapsIn(built: string, folder: string): string[] {
  if (!existsSync(join(built, folder))) return [];
  return readdirSync(join(built, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.map'))
    .map((file) => join(folder, file));
}

/** webpack names sources from the folder of the workspace, esbuild from that of the map. */
function sourcesOfMap({ root, built, map }: { root: string; built: string; map: string }): string[] {
  const { sources } = v.parse(mapSchema, JSON.parse(readFileSync(join(built, map), 'utf8')));
  const [workspace = ''] = map.split('/');
  return sources.map((source) =>
    source.startsWith('webpack://')
      ? resolve(root, workspace, source.replace(/^webpack:\/\/[^/]*\//, ''))
      : resolve(built, dirname(map), source),
  );
}

async function sourcesOfEntry(root: string, entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).map((source) => resolve(root, source));
}

/** The files of fonts that scripts name, as `package/path/font.woff2`. */
function fontsNamedIn(root: string, folder: string): string[] {
  const scripts = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return scripts
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => join(root, folder, file))
    .flatMap((script) => {
      const named = readFileSync(script, 'utf8').matchAll(/'([@\w][\w./@-]*\.(?:woff2?|ttf|otf))'/g);
      return [...named].map(([, font = '']) => createRequire(script).resolve(font));
    });
}

/**
 * The package that a source belongs to; none for our own, and for what bundlers write themselves. A package may have
 * been bundled itself, and its map name packages that are installed nowhere: what they brought is a part of it.
 */
function packageFolder(source: string): string[] {
  const folders = [...source.matchAll(/\/node_modules\/(?:@[^/]+\/)?[^/.@][^/]*(?=\/)/g)]
    .map(({ 0: match, index }) => source.slice(0, index + match.length))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  return folders.slice(-1);
}
