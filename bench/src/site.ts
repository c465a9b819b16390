import { chromium } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchOptions } from '../../e2e/src/launchOptions';
import { blockingTime } from './blockingTime';
import type { Figure } from './Figure';
import { measureInTurns } from './measureInTurns';
import { serveFolder } from './serveFolder';
import { visitSlowly } from './visitSlowly';
import { writePlainSite } from './writePlainSite';

const siteFolder = fileURLToPath(new URL('../../shell/dist/site', import.meta.url));

/** The two pages that visitors read first, by the path in the site's folder. */
const paths = ['/', '/faq'];

/** Compares pages of the site with hand-written ones of the same text and pictures, on the same server. */
export async function site(rounds: number): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const browser = await chromium.launch(launchOptions('android'));
  await writePlainSite(browser, { siteFolder, folder, paths });
  const [ours, plain] = await Promise.all([serveFolder(siteFolder), serveFolder(folder)]);
  const visit =
    ({ port }: { readonly port: number }, path: string) =>
    () =>
      visitSlowly(browser, { address: `http://localhost:${port}${path}` }, ({ documents, bytes }) => {
        const [{ firstPaint, largestPaint, layoutShift }] = documents;
        return { firstPaint, largestPaint, layoutShift, blocking: blockingTime(documents), kB: bytes / 1000 };
      });
  try {
    const figures: Figure[] = [];
    for (const path of paths) {
      const beside = await measureInTurns(rounds, { ours: visit(ours, path), handWritten: visit(plain, path) });
      figures.push(
        { name: `${path}: first paint`, unit: 'ms', ...beside('firstPaint'), goal: { times: 1.4 } },
        { name: `${path}: largest paint`, unit: 'ms', ...beside('largestPaint'), goal: { times: 1.4 } },
        { name: `${path}: blocking time`, unit: 'ms', ...beside('blocking'), goal: { most: 50 } },
        { name: `${path}: layout shift`, unit: '', ...beside('layoutShift'), goal: { most: 0 } },
        { name: `${path}: bytes`, unit: 'kB', ...beside('kB') },
      );
    }
    return figures;
  } finally {
    ours.close();
    plain.close();
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
