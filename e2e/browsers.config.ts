import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import type { JourneyOptions } from './browsers/src/journey';
import functional from './playwright.config';
import { webKitDriver } from './src/localCloudAddresses';

const gtk = join(import.meta.dirname, '../test-results/gtk');
/** Without it no WebKit window is narrower than its toolbar, 447 px. */
const narrowWindows = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; }';

/** The main journeys in every engine, run by `npm run test:browsers`. */
export default defineConfig<JourneyOptions>({
  ...functional,
  testDir: 'browsers',
  testMatch: '**/*.journey.ts',
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  outputDir: '../test-results/browsers',
  workers: 2,
  reporter: 'list',
  projects: [
    { name: 'chromium', workers: 1, use: { engine: 'chromium' } },
    { name: 'firefox', workers: 1, use: { engine: 'firefox' } },
    { name: 'webkit', workers: 1, use: { engine: 'webkit' } },
  ],
  webServer: [
    ...[functional.webServer ?? []].flat(),
    {
      command: `mkdir -p ${gtk}/gtk-3.0 && echo '${narrowWindows}' > ${gtk}/gtk-3.0/gtk.css && exec xvfb-run --auto-servernum --server-args '-screen 0 1400x1000x24' WebKitWebDriver --port=${new URL(webKitDriver).port} --replace-on-new-session`,
      url: `${webKitDriver}/status`,
      env: { XDG_CONFIG_HOME: gtk },
    },
  ],
});
