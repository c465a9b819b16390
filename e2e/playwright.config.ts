import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { launchOptions } from './src/launchOptions';
import { localCloudAddresses } from './src/localCloudAddresses';
import { sharedPort } from './src/sharedPort';

// Node 20 is the machine's; the SDK says at each start that later versions will need more.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const addresses = localCloudAddresses(sharedPort);
const dataFolder = fileURLToPath(new URL('../test-results/local-data', import.meta.url));

/** Each run starts without data. Not this file deletes it: workers and Knip load it too, while a run is under way. */
const deleteData = `node --eval "fs.rmSync(process.env.LOCAL_DATA, { recursive: true, force: true })"`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  // What a screen reader says, as it was read and found good.
  snapshotPathTemplate: 'transcripts/{arg}{ext}',
  fullyParallel: true,
  // Twice the cores: with three, the tests left a fifth of the time unused while they waited for delays and mails.
  workers: 4,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/browser.json' }]],
  use: {
    baseURL: addresses.site,
    locale: 'nl-BE',
    // No trace, which is an eighth of the work: a test that fails shows what stood there, `--trace on` the rest.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { launchOptions: launchOptions('desktop') } },
    // Its own fonts stand there until the site's come.
    {
      name: 'android',
      testMatch: 'layoutShift.spec.ts',
      grep: /arrive late/,
      use: { launchOptions: launchOptions('android') },
    },
  ],
  webServer: {
    command: `${deleteData} && node --enable-source-maps ../local-cloud/dist/main.mjs`,
    url: `${addresses.site}/api/health`,
    // Clouds of tests' own ask for the full work.
    env: { PORT: String(sharedPort), LOCAL_DATA: dataFolder, BOT_CHECK_WORK: 'light' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
  },
});
