import { embedPaths } from '@incasso/contract/embed/embedNames';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { findFreePorts } from '../../e2e/src/findFreePorts';
import { launchOptions } from '../../e2e/src/launchOptions';
import { LocalCloud } from '../../e2e/src/LocalCloud';
import { blockingTime } from './blockingTime';
import type { Figure } from './Figure';
import { measureInTurns } from './measureInTurns';
import { serveFolder } from './serveFolder';
import { visitSlowly } from './visitSlowly';

const firstPort = 8400;
const publicKey = 'pk_local_partner';

/** The intake on a partner's page, beside a hand-written custom element with the same fields. */
export async function embed(rounds: number): Promise<readonly Figure[]> {
  const cloud = new LocalCloud(await findFreePorts(firstPort));
  const { site, partner } = cloud.addresses;
  const folder = await mkdtemp(join(tmpdir(), 'bench-embed-'));
  const pages = await serveFolder(folder);
  // Both forms come from another origin than the page, as on a real partner's page.
  await writePartnerPages(folder, { site, vendor: `http://localhost:${pages.port}` });
  // The key is only valid on the local cloud's own partner pages. The browser therefore takes their host for our
  // server.
  const { args = [], ...options } = launchOptions('android');
  const toOurPages = `--host-resolver-rules=MAP ${new URL(partner).host} 127.0.0.1:${pages.port}`;
  const browser = await chromium.launch({ ...options, args: [...args, toOurPages] });
  const visit = (page: string, field: string) => () =>
    visitSlowly(browser, { address: `${partner}/${page}`, field }, async ({ startedAt, documents, scripts }) => ({
      visible: Math.min(...documents.map(({ fieldShownAt }) => fieldShownAt).filter(Number.isFinite)) - startedAt,
      scripts: await weigh(scripts),
      blocking: blockingTime(documents),
      layoutShift: documents.reduce((sum, { layoutShift }) => sum + layoutShift, 0),
    }));
  try {
    await cloud.start({ MALWARE_SCAN: 'none' });
    const beside = await measureInTurns(rounds, {
      ours: visit('ours.html', 'form [name="company_name"]'),
      handWritten: visit('handWritten.html', '[name="company_name"]'),
    });
    return [
      { name: 'step 1 visible', unit: 'ms', ...beside('visible'), goal: { times: 1.5 } },
      { name: 'scripts of step 1 (brotli)', unit: 'kB', ...beside('scripts'), goal: { most: 85 } },
      { name: 'blocking time', unit: 'ms', ...beside('blocking'), goal: { most: 50 } },
      { name: 'layout shift', unit: '', ...beside('layoutShift'), goal: { most: 0 } },
    ];
  } finally {
    await browser.close();
    pages.close();
    await cloud.remove();
    await rm(folder, { recursive: true });
  }
}

/** Writes one page per form: text above it, present at once, and text below it, which the form may shift. */
async function writePartnerPages(folder: string, { site, vendor }: { site: string; vendor: string }): Promise<void> {
  const forms = {
    // As in the partners' guide, with the rule that reserves its height.
    ours: `<style>incasso-intake:not(:defined) { display: block; min-height: 1200px }</style>
      <script async src="${site}${embedPaths.loader}" data-key="${publicKey}"></script>
      <incasso-intake><a href="${site}${embedPaths.frame}?key=${publicKey}">Dien uw dossier in</a></incasso-intake>`,
    handWritten: `<script async src="${vendor}/handWritten.js"></script><hand-intake action="${vendor}/"></hand-intake>`,
  };
  for (const [name, form] of Object.entries(forms)) {
    const html = `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Onbetaalde facturen – Boekhoudkantoor Voorbeeld</title>
    <link rel="icon" href="data:,">
    <style>body { margin: 0 auto; max-width: 42rem; padding: 1rem; font: 1.0625rem/1.6 system-ui, sans-serif }</style>
  </head>
  <body>
    <h1>Betaalt een klant uw factuur niet?</h1>
    <p>Onze partner, een advocatenkantoor, vordert ze voor u in.</p>
    ${form}
    <p>Boekhoudkantoor Voorbeeld, Voorbeeldstraat 2, 8500 Kortrijk</p>
  </body>
</html>
`;
    await writeFile(join(folder, `${name}.html`), html);
  }
  await build({
    entryPoints: [fileURLToPath(new URL('handWritten.mjs', import.meta.url))],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  });
}

/** In kilobytes. The browser does not keep every body, so each script is fetched once more. */
async function weigh(addresses: ReadonlySet<string>): Promise<number> {
  const sizes = [...addresses].map(async (address) => {
    const response = await fetch(address);
    return brotliCompressSync(await response.arrayBuffer()).length / 1000;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
