import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

/** A browser, and the environment variables that it needs to start. */
export type ChromiumInstallation = { readonly executablePath: string; readonly env: Readonly<Record<string, string>> };

/**
 * The Chromium to test with: `CHROMIUM_PATH`, else the one that comes as an npm package, whatever this machine has: two
 * versions lay out a page differently. Where the package does not run (a Mac, another processor), Playwright's own.
 */
export function findChromium(): ChromiumInstallation {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return { executablePath: named, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  return { executablePath: chromium.executablePath(), env: {} };
}

/**
 * The package is unpacked below `node_modules`, with the libraries that a bare machine lacks. By itself it unpacks into
 * the temporary folder, and its libraries only where it believes to run in Lambda. It asks for a later Node than 20, on
 * which the unpacking runs all the same; its last version that does not, 143, stopped drawing a page at times.
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
