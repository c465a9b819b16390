import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { launchOptions } from './src/launchOptions';
import { sharedAddresses, sharedPort } from './src/localCloudAddresses';

// Silences the SDK's warning that later versions will not support Node 20.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const dataFolder = fileURLToPath(new URL('../test-results/local-data', import.meta.url));

/** Deletes the data before each run. Not done in this file, because workers and Knip load it during a run. */
const deleteData = `node --eval "fs.rmSync(process.env.LOCAL_DATA, { recursive: true, force: true })"`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  // The only snapshots here are transcripts of the screen reader.
  snapshotPathTemplate: 'transcripts/{arg}{ext}',
  fullyParallel: true,
  // Twice the cores: with three, a fifth of the time was spent waiting for delays and mails.
  workers: 4,
  forbidOnly: true,
  // On a loaded machine a browser may hang for minutes. A test that passes on retry is listed as flaky.
  retries: 1,
  timeout: 60_000,
  // A broken stage or browser fails every test, most by timeout, which would take an hour and a half.
  maxFailures: 25,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: sharedAddresses.site,
    locale: 'nl-BE',
    // Traces take an eighth of the time: a failed test leaves a screenshot; `--trace on` shows more.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { launchOptions: launchOptions('desktop') } },
    // Android's own fonts show until the web fonts load.
    {
      name: 'android',
      testMatch: 'layoutShift.spec.ts',
      grep: /arrive late|metrics/,
      use: { launchOptions: launchOptions('android'), viewport: { width: 390, height: 900 } },
    },
  ],
  webServer: {
    command: `${deleteData} && node --enable-source-maps ../local-cloud/dist/main.mjs`,
    url: `${sharedAddresses.site}/api/health`,
    // Tests that need the full work start clouds of their own.
    env: { PORT: String(sharedPort), LOCAL_DATA: dataFolder, BOT_CHECK_WORK: 'light' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
});
