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

/** The home page beside a hand-written one of the same words, fonts and pictures, from the same server. */
export async function site(rounds: number): Promise<readonly Figure[]> {
  const plainFolder = await mkdtemp(join(tmpdir(), 'bench-site-'));
  const browser = await chromium.launch(launchOptions('android'));
  await writePlainSite(browser, siteFolder, plainFolder);
  const servers = await Promise.all([serveFolder(siteFolder), serveFolder(plainFolder)]);
  const visit = (place: 0 | 1) => () =>
    visitSlowly(browser, { address: `http://localhost:${servers[place].port}/` }, ({ documents, bytes }) => {
      const [{ firstPaint, largestPaint, layoutShift }] = documents;
      return { firstPaint, largestPaint, layoutShift, blocking: blockingTime(documents), kB: bytes / 1000 };
    });
  try {
    const beside = await measureInTurns(rounds, { ours: visit(0), handWritten: visit(1) });
    return [
      { name: 'first paint', unit: 'ms', ...beside('firstPaint'), goal: { times: 1.25 } },
      { name: 'largest paint', unit: 'ms', ...beside('largestPaint'), goal: { times: 1.15 } },
      { name: 'blocking time', unit: 'ms', ...beside('blocking'), goal: { most: 50 } },
      { name: 'layout shift', unit: '', ...beside('layoutShift'), goal: { most: 0 } },
      { name: 'bytes', unit: 'kB', ...beside('kB') },
    ];
  } finally {
    for (const server of servers) server.close();
    await browser.close();
    await rm(plainFolder, { recursive: true });
  }
}
