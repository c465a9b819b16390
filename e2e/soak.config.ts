import { defineConfig } from '@playwright/test';
import { launchOptions } from './src/launchOptions';

// Node 20 is the machine's; the SDK says at each start that later versions will need more.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

/** What takes minutes; `npm run soak` runs it. */
export default defineConfig({
  testDir: 'soak',
  testMatch: '**/*.soak.ts',
  outputDir: '../test-results/soak',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
  // Nothing of it needs a browser, but a cloud of a test's own, which ends the pages that look at it.
  use: { launchOptions: launchOptions('desktop') },
});
