import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

export type ChromiumInstallation = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> };

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the one from npm, because versions differ in layout. Where that does
 * not run (macOS, another processor), Playwright's own.
 */
export function findChromium(): ChromiumInstallation {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return { executablePath: named, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  return { executablePath: chromium.executablePath(), env: {} };
}

/**
 * Unpacks the package below `node_modules`, with the libraries that a bare machine lacks. By itself it unpacks into the
 * temporary folder, and its libraries in Lambda only. It requires a later Node than 20, but its unpacking runs on 20;
 * its last version for 20, 143, sometimes stopped painting a page.
 */
function packagedChromium(): ChromiumInstallation {
  mkdirSync(cacheFolder, { recursive: true });
  const unpack = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', "import c from '@sparticuz/chromium'; await c.executablePath();"],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, TMPDIR: cacheFolder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
      encoding: 'utf8',
    },
  );
  if (unpack.status !== 0) throw new Error(`Chromium could not be unpacked: ${unpack.stderr}`);
  const executablePath = join(cacheFolder, 'chromium');
  const lacksLibraries = spawnSync('ldd', [executablePath], { encoding: 'utf8' }).stdout.includes('not found');
  return {
    executablePath,
    env: lacksLibraries ? { LD_LIBRARY_PATH: join(cacheFolder, 'al2023', 'lib') } : {},
  };
}
