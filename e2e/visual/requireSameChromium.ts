import type { FullConfig } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '../src/findChromium';

const file = fileURLToPath(new URL('references/chromium.txt', import.meta.url));

/** Fails in another Chromium: it renders letters differently, so every picture would differ. */
export function requireSameChromium({ updateSnapshots }: Pick<FullConfig, 'updateSnapshots'>): void {
  const { executablePath, env } = findChromium();
  const version = spawnSync(executablePath, ['--version'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  }).stdout.trim();
  if (updateSnapshots !== 'none') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${version}\n`);
    return;
  }
  const recorded = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'no Chromium yet';
  if (version !== recorded) {
    throw new Error(
      `The references are of ${recorded}; this is ${version}. Name that one in CHROMIUM_PATH, or make the references anew from a state that is known to be good: npm run test:visual -- -u`,
    );
  }
}
