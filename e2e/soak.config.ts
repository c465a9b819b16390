import { defineConfig } from '@playwright/test';

// Node 20 is the machine's; the SDK says at each start that later versions will need more.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

/** What takes minutes and needs no browser; `npm run soak` runs it. */
export default defineConfig({
  testDir: 'soak',
  testMatch: '**/*.soak.ts',
  outputDir: '../test-results/soak',
  workers: 1,
  forbidOnly: true,
  reporter: [['list']],
});
